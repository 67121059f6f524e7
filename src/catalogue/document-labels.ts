/** The name on screen for one document of each collection. */
export const documentLabels = {
  banners: 'banner',
  messages: 'message',
  listings: 'listing',
  enquiries: 'enquiry',
  reports: 'report',
  requests: 'creator request',
  drafts: 'draft listing',
  posts: 'post',
} as const
