import { type ComponentProps, useState } from 'react'
import { Eye } from './eye.tsx'
import { TextField } from './field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'action'>

/** A password input with a show button and a Caps Lock warning. */
export function PasswordField({ hint, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      hint={capsLock ? 'Caps Lock is on.' : hint}
      {...(shown && { autoCapitalize: 'none', spellCheck: false })}
      onKeyUp={(event) => setCapsLock(event.getModifierState('CapsLock'))}
      onBlur={() => setCapsLock(false)}
      action={
        <button
          type="button"
          className="button-plain button-icon"
          aria-label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
        >
          <Eye crossed={shown} size={20} />
        </button>
      }
    />
  )
}
