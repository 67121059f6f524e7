import { accountsApi } from './accounts-contract.ts'
import { adminApi } from './admin-contract.ts'
import { bannerApi } from './banner-contract.ts'
import { blogApi } from './blog-contract.ts'
import { creatorsApi } from './creators-contract.ts'
import { documentsApi } from './documents-contract.ts'
import { fundsApi } from './funds-contract.ts'
import { marketApi } from './market-contract.ts'
import { newsApi } from './news-contract.ts'
import { problemsApi } from './problems-contract.ts'
import { propertyApi } from './property-contract.ts'
import { stocksApi } from './stocks-contract.ts'
import { visitsApi } from './visits-contract.ts'

/** Every API call. The browser imports the area it needs; server, OpenAPI description and tests read all. */
export const api = {
  ...accountsApi,
  ...bannerApi,
  ...marketApi,
  ...fundsApi,
  ...stocksApi,
  ...newsApi,
  ...propertyApi,
  ...creatorsApi,
  ...blogApi,
  ...problemsApi,
  ...documentsApi,
  ...adminApi,
  ...visitsApi,
}

export type EndpointId = keyof typeof api
