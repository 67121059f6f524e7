import { useState } from 'react'
import { homeSearch } from '#domain/property/home-plan-query.ts'
import { TextField } from '#ui/controls/field.tsx'
import { KeptHome } from './sum-fields.tsx'
import type { HomeForm } from './use-home-form.ts'

/** Any fund by its code, also without a wishlist and without scripts. */
export function FundField({ form: { search, choose }, action }: { readonly form: HomeForm; readonly action: string }) {
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  return (
    <form
      action={action}
      className="sum-form sum-fund part-wide"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const { fund } = homeSearch({ fund: typed?.trim() })
        setError(fund || !typed ? undefined : 'Enter an AMFI code such as 118955.')
        if (fund) choose({ fund })
      }}
    >
      <KeptHome search={search} but={['fund']} />
      <TextField
        label="AMFI code of a fund"
        hint="On the fund’s page, under Facts."
        name="fund"
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        value={typed ?? (search.fund ? String(search.fund) : '')}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
      />
      <button type="submit" className="button-quiet">
        Compare
      </button>
    </form>
  )
}
