import { useRef, useState } from 'react'

type Refusals<Form> = { readonly [Name in keyof Form]?: string | undefined }
type Read<Form, Draft> =
  | { readonly ok: true; readonly draft: Draft }
  | { readonly ok: false; readonly refusals: Refusals<Form> }
type Named<Form, Value> = { [Name in keyof Form]: Form[Name] extends Value ? Name : never }[keyof Form] & string

/** Form fields with their errors, each cleared when its field changes. `place` is the form's `ref`. */
export function useFields<Form extends object>(form: Form, onForm: (form: Form) => void) {
  const [refusals, setRefusals] = useState<Refusals<Form>>({})
  const place = useRef<HTMLFormElement>(null)

  /** The draft; or undefined, with the focus on the first invalid field. */
  const accept = <Draft>(read: Read<Form, Draft>): Draft | undefined => {
    setRefusals(read.ok ? {} : read.refusals)
    if (read.ok) return read.draft
    const [first = ''] = Object.keys(read.refusals)
    const wrong = place.current?.elements.namedItem(first)
    if (wrong instanceof HTMLElement) wrong.focus()
    return undefined
  }
  const change = (name: keyof Form, value: string | boolean) => {
    onForm({ ...form, [name]: value })
    setRefusals((all) => ({ ...all, [name]: undefined }))
  }
  const field = <Name extends Named<Form, string>>(name: Name) => ({
    name,
    autoComplete: 'off',
    value: form[name] as string,
    error: refusals[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  })
  const box = <Name extends Named<Form, boolean>>(name: Name) => ({
    name,
    checked: form[name] as boolean,
    error: refusals[name],
    onChange: (event: { target: { checked: boolean } }) => change(name, event.target.checked),
  })
  return { place, accept, field, box }
}
