/** §2: the banner that ships: more features are coming, and where to ask for one. */
export const shippedBanner = {
  text: 'More features are coming to Banyan.',
  link: 'Tell us what you’d like next',
} as const
