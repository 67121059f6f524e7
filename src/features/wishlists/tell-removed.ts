import type { SayRemoved } from '#platform/keep.ts'
import { toast } from '#ui/toast.ts'

export const tellRemoved: SayRemoved = (sentence, undo) => toast(sentence, { undo })
