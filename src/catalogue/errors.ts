/** §8: auth error toasts by provider code. `other` falls back to this sentence when the error has none of its own. */
export const authErrors = {
  'email-already-in-use': 'This email is already registered. Please sign in instead.',
  'weak-password': 'Password should be at least 6 characters',
  'invalid-email': 'Invalid email address',
  'user-not-found': 'No account found with this email. Please sign up.',
  'wrong-password': 'Incorrect password. Please try again.',
  'too-many-requests': 'Too many attempts. Please try again later',
  'network-request-failed': 'Connection error. Please check your internet connection',
  other: 'Authentication failed',
} as const

export type AuthErrorCode = keyof typeof authErrors

/** §8: the other error toasts. */
export const errorToasts = {
  googleSignIn: 'Failed to sign in with Google',
  logout: 'Failed to log out',
  wishlistLoad: 'Failed to load your wishlist',
  wishlistAdd: 'Failed to add to wishlist',
  wishlistRemove: 'Failed to remove from wishlist',
  favoritesLoad: 'Failed to load your favorite properties',
  favoritesAdd: 'Failed to add to favorites',
  favoritesRemove: 'Failed to remove from favorites',
  location: 'Failed to update location',
  request: 'Failed to submit request. Please try again.',
  news: 'Failed to fetch news',
} as const

/** Codes our API answers with: the HTTP status each travels under, and the sentence a person reads. */
export const apiErrors = {
  'bad-request': { status: 400, sentence: 'This request is not valid.' },
  'signed-out': { status: 401, sentence: 'Please sign in first.' },
  forbidden: { status: 403, sentence: 'Your account is not allowed to do this.' },
  'unverified-admin': {
    status: 403,
    sentence: 'Your email address is listed as an administrator’s, but it is not verified yet.',
  },
  'cross-site': { status: 403, sentence: 'This request came from another website and was refused.' },
  'email-already-in-use': { status: 409, sentence: authErrors['email-already-in-use'] },
  'weak-password': { status: 400, sentence: authErrors['weak-password'] },
  'invalid-email': { status: 400, sentence: authErrors['invalid-email'] },
  'user-not-found': { status: 404, sentence: authErrors['user-not-found'] },
  'wrong-password': { status: 403, sentence: authErrors['wrong-password'] },
  'sign-in-again': { status: 403, sentence: 'You signed in a while ago. Please sign in again first.' },
  'link-not-valid': {
    status: 400,
    sentence: 'This link has already been used or is more than 30 minutes old. Please request a new one.',
  },
  'google-not-set-up': { status: 409, sentence: 'Google sign-in isn’t set up on this site.' },
  'google-unreachable': { status: 502, sentence: 'Google cannot be reached at the moment. Please try again later.' },
  'mail-not-set-up': {
    status: 409,
    sentence: 'Email isn’t set up on this site. Its operator can give you a link to set a new password.',
  },
  'mail-failed': { status: 502, sentence: 'The email could not be sent. Please try again later.' },
  'not-found': { status: 404, sentence: 'There is nothing at this address.' },
  gone: { status: 410, sentence: 'This is no longer available.' },
  'method-not-allowed': { status: 405, sentence: 'This address does not accept that method.' },
  'own-account': { status: 409, sentence: 'You cannot do this to your own account.' },
  'admin-by-settings': {
    status: 409,
    sentence: 'This person is an admin in the server’s configuration (ADMIN_EMAILS).',
  },
  'account-disabled': {
    status: 403,
    sentence: 'This account is disabled. Please contact the operator of this site.',
  },
  outdated: { status: 409, sentence: 'This was changed in the meantime. Please review it, then try again.' },
  'already-requested': { status: 409, sentence: 'Your earlier request is still open or already approved.' },
  'not-allowed-now': { status: 409, sentence: 'This is not possible in the listing’s present state.' },
  'listing-incomplete': {
    status: 409,
    sentence: 'Some fields are missing or wrong. Please open the listing and complete it.',
  },
  'slug-taken': { status: 409, sentence: 'Another post has or had this address. Please choose another one.' },
  'markdown-refused': {
    status: 400,
    sentence: 'This text is too long, too deeply nested or has too much formatting.',
  },
  'post-published': { status: 409, sentence: 'Unpublish this post first, then delete it.' },
  'no-picture': { status: 415, sentence: 'This file is not a JPEG, PNG, WebP or HEIC picture.' },
  'no-heic': { status: 415, sentence: 'HEIC pictures can’t be read here. Save it as JPEG.' },
  'picture-too-large': { status: 413, sentence: 'A picture can have at most 15 MB.' },
  conflict: { status: 409, sentence: 'This id is already in use.' },
  'too-large': { status: 413, sentence: 'This request is too large.' },
  'unsupported-type': { status: 415, sentence: 'This address accepts JSON only.' },
  'too-many-requests': { status: 429, sentence: 'Too many requests. Please try again later.' },
  internal: { status: 500, sentence: 'Something went wrong on our side.' },
  busy: { status: 503, sentence: 'Banyan is busy. Please try again in a moment.' },
  timeout: { status: 504, sentence: 'This took too long. Please try again.' },
  unreachable: { status: 0, sentence: 'Banyan cannot be reached. Please check your internet connection.' },
} as const satisfies Record<string, { status: number; sentence: string }>

export type ApiErrorCode = keyof typeof apiErrors
