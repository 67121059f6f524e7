import { FeedError } from '../feeds/feed-error.ts'

const marks: readonly (readonly [label: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** Bytes of a feed as text: by its byte order mark, as UTF-8, as it declares, or as Windows-1252. */
export function decodeText(bytes: Uint8Array, type: string): string {
  const mark = marks.find(([, lead]) => lead.every((byte, at) => bytes[at] === byte))
  const text = mark ? decoded(bytes, mark[0]) : (decoded(bytes, 'utf-8') ?? otherwise(bytes, type))
  if (text === undefined || text.includes('\0')) throw new FeedError('wrong-encoding')
  return text
}

function otherwise(bytes: Uint8Array, type: string): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const declared = /encoding=["']([\w-]{1,30})["']/i.exec(head)?.[1] ?? /charset="?([\w-]{1,30})/i.exec(type)?.[1]
  return (declared && decoded(bytes, declared)) || decoded(bytes, 'windows-1252')
}

/** Nothing where the bytes are not of that encoding, or nobody knows it. */
function decoded(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
