import { readBadPoint } from '#domain/measures/bad-point-json.ts'
import { corrected } from '#domain/measures/bad-points.ts'
import { seriesIn } from './history-code.ts'

type Told = Parameters<typeof readBadPoint>[0]

/** Decodes and corrects a history as sent. */
export const cleanSeriesIn = (bytes: Uint8Array, badPoints: readonly Told[]) =>
  corrected(seriesIn(bytes), badPoints.map(readBadPoint))
