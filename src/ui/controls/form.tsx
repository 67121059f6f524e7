import type { ComponentProps } from 'react'

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & { readonly onSubmit: () => void }

/** A form that our code answers. `post`: before that code has arrived, what is typed must not end up in an address. We check it ourselves. */
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
