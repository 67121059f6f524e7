import { z } from 'zod'

const entry = z.object({ schemeCode: z.int().positive(), schemeName: z.string().max(500) })

/** Long names by code from a page of mfapi's list; undefined if it is no such list. Malformed entries are skipped. */
export function readMfapiList(text: string): { readonly code: number; readonly name: string }[] | undefined {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!Array.isArray(list)) return undefined
  return list.flatMap((one) => {
    const { data } = entry.safeParse(one)
    return data ? [{ code: data.schemeCode, name: data.schemeName }] : []
  })
}
