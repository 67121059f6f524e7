import type { ComponentProps, RefObject } from 'react'
import { newsCountries, newsProviders } from '#catalogue/news.ts'
import { type NewsSearch, newsSearch } from '#domain/news/news-search.ts'
import { optionsOf, SelectField, TextField } from '#ui/controls/field.tsx'

type Props = {
  readonly search: NewsSearch
  readonly box: RefObject<HTMLInputElement | null>
  readonly field: Pick<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur'>
  readonly onSearch: (search: NewsSearch) => void
}

const countries = [{ value: '', label: 'Your countries' }, ...optionsOf(newsCountries)]
const papers = [{ value: '', label: 'All papers' }, ...optionsOf(newsProviders)]
/** Search and filters. Without scripts a GET to the server. */
export function NewsTools({ search, box, field, onSearch }: Props) {
  const choose = (name: 'country' | 'provider') => (event: { target: { value: string } }) =>
    onSearch(newsSearch({ ...search, [name]: event.target.value, more: undefined }))
  return (
    <search className="news-tools">
      <form action="/news" className="news-form" onSubmit={(event) => event.preventDefault()}>
        <TextField
          ref={box}
          label="Search headlines"
          type="search"
          name="q"
          placeholder="Words in a headline"
          autoComplete="off"
          maxLength={200}
          {...field}
        />
        {search.tab !== 'saved' && (
          <>
            <SelectField
              label="Country"
              name="country"
              value={search.country ?? ''}
              options={countries}
              onChange={choose('country')}
            />
            <SelectField
              label="Paper"
              name="provider"
              value={search.provider ?? ''}
              options={papers}
              onChange={choose('provider')}
            />
          </>
        )}
        {search.category && <input type="hidden" name="category" value={search.category} />}
        <button type="submit" className="button without-scripts">
          Search
        </button>
      </form>
    </search>
  )
}
