import type { InstrumentRef } from '#catalogue/instruments.ts'

/** Identifies an instrument within and across goals. Apart from the schema, so that every page can ask it. */
export const linkKey = ({ kind, id }: InstrumentRef) => `${kind}:${id}`
