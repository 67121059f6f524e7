/** `n` counts from 1; the version changes with the listing, so that a picture is cached for ever. */
export const pictureAddress = (id: string, n: number, version: number): string =>
  `/api/listings/${id}/pictures/${n}?v=${version}`
/** In the size of a card; a drawing has only one. */
export const coverAddress = (id: string, version: number, isDrawn: boolean): string =>
  pictureAddress(id, 1, version) + (isDrawn ? '' : '&w=480')
export const floorPlanAddress = (id: string, version: number): string => `/api/listings/${id}/floor-plan?v=${version}`
