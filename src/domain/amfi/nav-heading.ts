import type { SchemeType } from './nav-row.ts'

export type Section = { readonly type: SchemeType; readonly category: string }

/** `Open Ended Schemes(Debt Scheme - Liquid Fund)`, with or without spaces at the brackets. */
export function readSection(line: string): Section | undefined {
  const found = /^(open|close|interval)[a-z ]{0,30}\((.{0,200})\)$/i.exec(line)
  const [, type = '', category = ''] = found ?? []
  return found ? { type: type.toLowerCase() as SchemeType, category: tidy(category) } : undefined
}

/** A fund house's line is anything that is no section, HTML or overlong text. */
export const readHouse = (line: string): string | undefined =>
  line.length <= 150 && !/[<>{}]/.test(line) ? tidy(line) : undefined

/** Trims and collapses white space; decodes doubly encoded quotation marks. */
export function tidy(text: string): string {
  const read = text.includes('\u00e2\u0080')
    ? text.replaceAll(/\u00e2\u0080([\u0080-\u00bf])/g, (_, last: string) =>
        String.fromCharCode(0x1f80 + last.charCodeAt(0)),
      )
    : text
  return read.trim().replaceAll(/\s\s+|[^\S ]/g, ' ')
}
