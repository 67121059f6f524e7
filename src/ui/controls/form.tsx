import type { ComponentProps } from 'react'

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & { readonly onSubmit: () => void }

/** A form handled by our code. `post`: submitted before hydration, typed values must not end up in a URL. */
export function Form({ onSubmit, ...form }: FormProps) {
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      {...form}
    />
  )
}
