/** What people call one document of each collection. */
export const documentLabels = { banners: 'banner', messages: 'message' } as const
