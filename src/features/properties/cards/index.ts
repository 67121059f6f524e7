export { HomeCard, type HomeCardProps, newsLabel } from './home-card.tsx'
export { HomeList } from './home-list.tsx'
export { HomePrice, PriceStep } from './home-price.tsx'
export { areaInWords, factsOf, homeInWords, listingLink, rateInWords } from './listing-facts.ts'
