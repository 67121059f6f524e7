import type { ListingWidth } from '#domain/property/picture-address.ts'

/** For its owner and for admins, before it is public. */
export const ownPicture = (hash: string, width: ListingWidth = 960): string => `/api/creator/pictures/${hash}/${width}`
