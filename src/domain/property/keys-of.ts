/** The keys of a catalogue table, in its order. */
export const keysOf = <Table extends object>(table: Table) =>
  Object.keys(table) as unknown as readonly [keyof Table & string, ...(keyof Table & string)[]]
