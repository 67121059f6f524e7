/** Personal data exists in the browser only; its code loads after the page. */
export const wishlists = () => import('#features/wishlists/index.ts')
const keeping = () => import('#features/keeping/index.ts')

export const loadWish = () => wishlists().then(({ OwnWish }) => OwnWish)
export const loadEdit = () => wishlists().then(({ EditWish }) => EditWish)
export const loadKept = () => keeping().then(({ KeptAbout }) => KeptAbout)
export const loadPanel = () => keeping().then(({ QuickPanel }) => QuickPanel)
