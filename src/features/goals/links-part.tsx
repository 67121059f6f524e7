import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { instrumentWords } from '#catalogue/instruments.ts'
import { goalLimits } from '#domain/goals/goal.ts'
import { formOfLink, readLink } from '#domain/goals/goal-entry-forms.ts'
import type { GoalFigures, Holding } from '#domain/goals/goal-figures.ts'
import { linkKey } from '#domain/goals/link-key.ts'
import { Button } from '#ui/controls/button.tsx'
import { Combobox } from '#ui/controls/combobox.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { OfItem } from '#ui/controls/row-actions.tsx'
import { useFields } from '#ui/controls/use-fields.ts'
import { dateLabel } from '#ui/data/day-label.ts'
import { Part } from '#ui/data/part.tsx'
import { Amount } from './goal-parts.tsx'
import { percentLabel } from './goal-words.ts'
import { editLink, linkInstrument, unlinkInstrument } from './goals-store.ts'

type Props = { readonly uid: string; readonly figures: GoalFigures }

/** The funds and stocks that pay for the goal. */
export function LinksPart({ uid, figures: { goal, holdings } }: Props) {
  return (
    <Part id="links" title="Linked funds and stocks">
      {holdings.length > 0 && (
        <ul className="goal-links part-wide">
          {holdings.map((holding) => (
            <LinkRow key={linkKey(holding.link)} uid={uid} goal={goal} holding={holding} />
          ))}
        </ul>
      )}
      {goal.links.length < goalLimits.links && <LinkChoice uid={uid} goal={goal} />}
      <p className="text-ink-2">
        The replay uses their history. Enter the units you own and their value counts as saved. A unit counts once, even
        if several goals share it.
      </p>
    </Part>
  )
}

type RowProps = { readonly uid: string; readonly goal: GoalFigures['goal']; readonly holding: Holding }

function LinkRow({ uid, goal, holding }: RowProps) {
  const { link } = holding
  const key = linkKey(link)
  const known = formOfLink({ ...link, units: holding.units })
  const [typed, setTyped] = useState<typeof known>()
  const form = typed ?? known
  const { place, accept, field } = useFields(form, setTyped)
  const submit = () => {
    const read = accept(readLink(form))
    if (!read) return
    void editLink(uid, goal.id, key, read, holding.units)
    setTyped(undefined)
  }
  const { unit } = instrumentWords[link.kind]
  return (
    <li className="goal-link">
      <p className="goal-link-head">
        <strong dir="auto">{link.name}</strong>
        <Button className="button-plain button-small no-print" onClick={() => void unlinkInstrument(uid, goal.id, key)}>
          Unlink
          <OfItem name={link.name} />
        </Button>
      </p>
      <p className="text-ink-2">
        <Worth holding={holding} goal={goal} />
      </p>
      <Form ref={place} onSubmit={submit} className="goal-inline no-print">
        <TextField
          label={`${unit[0]?.toUpperCase()}${unit.slice(1)}s you own`}
          inputMode="decimal"
          {...field('units')}
        />
        <TextField label="For this goal" after="%" inputMode="decimal" {...field('share')} />
        <TextField label="Part of new money" after="%" inputMode="decimal" {...field('mix')} />
        <Button type="submit" look="quiet">
          Save
          <OfItem name={link.name} />
        </Button>
      </Form>
    </li>
  )
}

function Worth({ holding: { link, units, value, wanted, counted, priceDate }, goal }: Omit<RowProps, 'uid'>) {
  if (units === null) return 'No units entered: used for the replay only.'
  if (value === null)
    return `No price of this ${link.kind} is known, so its units are not counted. It may no longer exist.`
  return (
    <>
      Counts <Amount value={value} currency={goal.currency} />
      {priceDate && ` as of ${dateLabel(priceDate)}`}.
      {counted < wanted - 1e-9 &&
        ` Only ${percentLabel(counted)} instead of ${percentLabel(wanted)}: a more urgent goal has the rest.`}
    </>
  )
}

function LinkChoice({ uid, goal }: Omit<RowProps, 'holding'>) {
  const [words, setWords] = useState('')
  const asked = words.trim()
  const {
    data = [],
    isFetching,
    isError,
  } = useQuery({
    queryKey: ['goal-instruments', asked],
    queryFn: async ({ signal }) => (await import('#platform/market/any-kind.ts')).findAnyKind(asked, 6, signal),
    enabled: asked.length > 1,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
  })
  const linked = new Set(goal.links.map(linkKey))
  const others = data.filter((one) => !linked.has(linkKey(one)))
  // Funds first: most plans are SIPs.
  const found = asked.length > 1 ? others.toSorted((a, b) => (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : 0)) : []
  const nothing = isFetching ? 'Searching' : isError ? 'The search failed. Try again.' : 'No funds or stocks found'
  return (
    <div className="goal-choice no-print">
      <Combobox
        label="Link a fund or stock"
        hint="Searched in your browser."
        words={words}
        onWords={setWords}
        options={found.map((one) => ({ id: linkKey(one), label: one.name, aside: `${one.kind}, ${one.id}` }))}
        status={asked.length < 2 ? '' : found.length === 0 ? nothing : `${found.length} found`}
        onChoose={(key) => {
          const chosen = found.find((one) => linkKey(one) === key)
          if (!chosen) return
          void linkInstrument(uid, goal.id, chosen)
          setWords('')
        }}
      />
    </div>
  )
}
