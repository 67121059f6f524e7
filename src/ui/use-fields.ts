import { useRef, useState } from 'react'

type Refusals<Form> = { readonly [Name in keyof Form]?: string | undefined }
type Read<Form, Draft> =
  | { readonly ok: true; readonly draft: Draft }
  | { readonly ok: false; readonly refusals: Refusals<Form> }
type TextOf<Form> = { [Name in keyof Form]: Form[Name] extends string ? Name : never }[keyof Form] & string

/** The fields of a form, each with what is wrong about it until it is changed. `place` is the form's `ref`. */
export function useFields<Form extends object>(form: Form, onForm: (form: Form) => void) {
  const [refusals, setRefusals] = useState<Refusals<Form>>({})
  const place = useRef<HTMLFormElement>(null)

  /** What was read; or nothing, and the first wrong field has the focus. */
  const accept = <Draft>(read: Read<Form, Draft>): Draft | undefined => {
    setRefusals(read.ok ? {} : read.refusals)
    if (read.ok) return read.draft
    const [first = ''] = Object.keys(read.refusals)
    const wrong = place.current?.elements.namedItem(first)
    if (wrong instanceof HTMLElement) wrong.focus()
    return undefined
  }
  const field = <Name extends TextOf<Form>>(name: Name) => ({
    name,
    autoComplete: 'off',
    value: form[name] as string,
    error: refusals[name],
    onChange: (event: { target: { value: string } }) => {
      onForm({ ...form, [name]: event.target.value })
      setRefusals((all) => ({ ...all, [name]: undefined }))
    },
  })
  return { place, accept, field }
}
