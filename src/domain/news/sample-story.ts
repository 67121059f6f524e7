export const SAMPLE_PREFIX = 'sample-'

/** Articles with such ids are invented, also among live ones and saved ones. */
export const isSampleStory = ({ id }: { readonly id: string }) => id.startsWith(SAMPLE_PREFIX)
