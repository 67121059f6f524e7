import { z } from 'zod'
import { pictureHash } from './listing-picture.ts'

/** An uploaded picture; one that cannot be shown is removed and no longer found. */
export const pictureState = z.strictObject({ id: z.uuid(), hash: pictureHash, state: z.enum(['waiting', 'ready']) })
