import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes'
import { type ExtraRouteId, extraRoutes, type RouteId, routes } from '#catalogue/routes.ts'

const all = { ...routes, ...extraRoutes }

/** The site map: one line per page. `npm run build` writes `route-tree.gen.ts` from it, which is committed. */
export const routeTable = rootRoute('root.tsx', [
  index('pages/home-page.tsx'),
  page('about', 'about-page'),
  page('searchFunds', 'search-funds-page'),
  page('searchStocks', 'search-stocks-page'),
  page('realEstate', 'real-estate-page'),
  page('myListings', 'my-listings-page'),
  page('property', 'property-page'),
  page('news', 'news-page'),
  page('article', 'article-page'),
  page('login', 'login-page'),
  page('signup', 'signup-page'),
  page('resetPassword', 'reset-password-page'),
  page('signedIn', 'signed-in-page'),
  page('terms', 'terms-page'),
  page('contact', 'contact-page'),
  page('blog', 'blog-page'),
  page('post', 'post-page'),
  page('admin', 'admin-page'),
  page('fund', 'fund-page'),
  page('stock', 'stock-page'),
  page('compare', 'compare-page'),
  layout('guard', 'guard.tsx', [
    page('profile', 'profile-page'),
    page('wishlist', 'wishlist-page'),
    page('fundWishlist', 'fund-wishlist-page'),
    page('stockWishlist', 'stock-wishlist-page'),
    page('favoriteProperties', 'favorite-properties-page'),
    page('myQuotes', 'my-quotes-page'),
    page('financialGoals', 'financial-goals-page'),
  ]),
])

function page(id: RouteId | ExtraRouteId, file: string) {
  return route(all[id].path.replaceAll(/\{(\w+)\}/g, '$$$1'), `pages/${file}.tsx`)
}
