/** `n` counts from 1; the version changes with the listing, so that a picture is cached for ever. */
export const pictureAddress = (id: string, n: number, version: number): string =>
  `/api/listings/${id}/pictures/${n}?v=${version}`
export const floorPlanAddress = (id: string, version: number): string => `/api/listings/${id}/floor-plan?v=${version}`
