/** Widths in CSS pixels in which the server has pictures of articles. */
export const pictureWidths = [320, 640, 1200] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** Where an article's picture is, as WebP. Only where `urlToImage` is not null. */
export const picturePath = (id: string, width: PictureWidth) => `/api/news/${id}/picture/${width}`
