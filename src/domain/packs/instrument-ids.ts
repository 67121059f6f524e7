import { firstNotBelow } from '#domain/numbers/binary-search.ts'
import { type Reader, readSteps, readTexts, type Writer, writeSteps, writeTexts } from './pack-columns.ts'

/** Scheme codes are numbers, symbols are text. */
export type IdForm = 'number' | 'text'

/** The ids of a pack, sorted. */
export type Ids = {
  readonly count: number
  readonly at: (place: number) => string
  /** -1 if absent. */
  readonly placeOf: (id: string) => number
}

export const compareIds = (form: IdForm) =>
  form === 'number'
    ? (a: string, b: string) => Number(a) - Number(b)
    : (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** As a row has it: the text of a number may be the number itself. */
export type WrittenId = string | number

/** The places of the ids in their sorted order. */
export function placesById(form: IdForm, ids: readonly WrittenId[]): number[] {
  if (form === 'text') {
    const [byId, texts] = [compareIds(form), ids.map(String)]
    return Array.from(texts, (_, place) => place).sort((a, b) => byId(texts[a] ?? '', texts[b] ?? ''))
  }
  // Number and place as one, both exact: sorted without a comparison of ours, in a fifth of the time.
  const keys = Float64Array.from(ids, (id, place) => Number(id) * ids.length + place)
  return Array.from(keys.sort(), (key) => key % ids.length)
}

/** `ids` must be unique and sorted by `compareIds`. */
export function writeIds(out: Writer, form: IdForm, ids: readonly WrittenId[]): void {
  if (form === 'number') writeSteps(out, ids.map(Number))
  else writeTexts(out, ids.map(String))
}

export function readIds(input: Reader, form: IdForm, count: number): Ids {
  if (form === 'number') return numberIds(readSteps(input, count))
  const { all } = readTexts(input, count)
  if (all.length !== count) input.fail()
  return textIds(all)
}

function numberIds(codes: Int32Array): Ids {
  return {
    count: codes.length,
    at: (place) => String(codes[place] ?? ''),
    placeOf(id) {
      const code = Number(id)
      const place = firstNotBelow(codes, code)
      // `007` parses to 7 but is not its id.
      return codes[place] === code && String(code) === id ? place : -1
    },
  }
}

function textIds(all: readonly string[]): Ids {
  const places = new Map(all.map((id, place) => [id, place]))
  return { count: all.length, at: (place) => all[place] ?? '', placeOf: (id) => places.get(id) ?? -1 }
}
