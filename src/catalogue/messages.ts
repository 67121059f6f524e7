/** §8: success toasts. */
export const successToasts = {
  accountCreated: 'Account created successfully!',
  signedIn: 'Welcome back!',
  signedInWithGoogle: 'Successfully signed in with Google!',
  loggedOut: 'Logged out successfully',
  fundAdded: 'Fund added to wishlist',
  stockAdded: 'Stock added to wishlist',
  wishlistRemoved: 'Removed from wishlist',
  favoriteAdded: 'Added to favorite properties',
  favoriteRemoved: 'Removed from favorite properties',
  todoAdded: 'Todo item added successfully',
  todoRemoved: 'Todo item removed',
  todoUpdated: 'Todo item updated',
  noteAdded: 'Note added successfully',
  noteUpdated: 'Note updated successfully',
  noteDeleted: 'Note deleted successfully',
  articleSaved: 'Article saved',
  articleRemoved: 'Article removed from saved',
  newsUpdated: 'News updated successfully',
  requestSubmitted: 'Your request has been submitted for review. You will be notified once approved.',
} as const

/** §5: why a form or an action was refused. */
export const refusals = {
  fieldsMissing: 'Please fill in all fields',
  passwordTooShort: 'Password must be at least 6 characters long',
  termsNotAccepted: 'Please accept the terms and conditions',
  wishlistSignedOut: 'Please log in to add items to your wishlist',
  favoritesSignedOut: 'Please log in to add properties to favorites',
  todosSignedOut: 'Please log in to add todo items',
  notesSignedOut: 'Please log in to add notes',
  articlesSignedOut: 'Please log in to save articles',
  requestSignedOut: 'Please log in to submit a request',
  riskNotAcknowledged: 'Please acknowledge the risk disclosure before proceeding',
} as const

/** Ours, beside the spec's. */
export const ownToasts = {
  passwordChanged: 'Your password was changed',
  passwordSet: 'Your password was set',
  accountDeleted: 'Your account was deleted',
  passwordRemoved:
    'This address had a password that nobody had confirmed, so we removed it and ended its sessions. You can set a new one in Settings.',
  profileSaved: 'Saved in this browser',
  imported: 'The backup was imported',
  importRefused: 'This browser has no room for the backup. Nothing was changed',
  locationUpdated: 'Your place was updated',
  locationForgotten: 'Your place was forgotten',
  amountsHidden: 'Your amounts are hidden',
  amountsShown: 'Your amounts are shown',
  cacheCleared: 'The cache is empty',
  notSaved: 'This browser did not save it. It lives in this tab for now',
  demoReset: 'The demo is as it was in the beginning',
  quoteAdded: 'Quote added',
  quoteUpdated: 'Quote updated',
  quoteRemoved: 'Quote removed',
  quoteCopied: 'Copied',
  quoteNotCopied: 'This browser did not let us copy',
  quoteNotDrawn: 'This browser could not draw the picture',
  startersAdded: 'The starter set was added',
  alreadyThere: 'It is in your list already',
  wishUpdated: 'Wishlist updated',
} as const
