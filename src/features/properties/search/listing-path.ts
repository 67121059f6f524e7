import { routes } from '#catalogue/routes.ts'

export const listingSearchPath = routes.realEstate.path
