/** What the embedded database's thread is asked. `tx`: inside this transaction. */
export type DatabaseCall = { readonly id: number } & (
  | {
      readonly do: 'query'
      readonly text: string
      readonly params: readonly unknown[]
      readonly rowMode: 'array' | 'object'
      readonly tx: number | null
    }
  | { readonly do: 'begin' }
  | { readonly do: 'end'; readonly tx: number; readonly commit: boolean }
  | { readonly do: 'close' }
)

/** `failed`: the fields of PostgreSQL's error, such as `code`; an error itself would lose them on its way. */
export type DatabaseReply = {
  readonly id: number
  readonly answer?: unknown
  readonly failed?: { readonly message: string; readonly fields: Readonly<Record<string, unknown>> }
}

/** The first reply: the database is open. */
export const OPENED = 0
