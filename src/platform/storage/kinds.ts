import { keyTable } from '#catalogue/storage-keys.ts'
import { type UserProfile, userProfile } from '#domain/profile.ts'
import type { KeptKind } from './kept.ts'

/** §3: what a person says of themselves; nothing until they do. */
export const profileKind: KeptKind<UserProfile | null> = {
  key: 'userProfile',
  version: 1,
  schema: userProfile.nullable(),
  fallback: keyTable.userProfile.default,
}
