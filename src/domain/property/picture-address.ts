/** Widths that an uploaded picture is kept in; smaller ones are not enlarged. */
export const listingWidths = [480, 960, 1920] as const
export type ListingWidth = (typeof listingWidths)[number]

/** `n` counts from 1; the version changes with the listing, so that a picture is cached for ever. */
export const pictureAddress = (id: string, n: number, version: number): string =>
  `/api/listings/${id}/pictures/${n}?v=${version}`
/** In the size of a card; a drawing has only one. */
export const coverAddress = (id: string, version: number, isDrawn: boolean): string =>
  pictureAddress(id, 1, version) + (isDrawn ? '' : '&w=480')
export const floorPlanAddress = (id: string, version: number): string => `/api/listings/${id}/floor-plan?v=${version}`
/** For `<img srcset>`: an uploaded picture in its widths. */
export const pictureWidths = (address: string): string =>
  listingWidths.map((width) => `${address}&w=${width} ${width}w`).join(', ')
/** An SVG picture as an address. */
export const svgAddress = (svg: string): string =>
  `data:image/svg+xml,${svg.replace(/[%#]/g, (sign) => encodeURIComponent(sign)).replaceAll('"', "'")}`
