/**
 * Tells scripts that a session may exist; the session cookie is HttpOnly. Without it a page makes no session request.
 */
export const signedInHint = 'banyan.signed-in'
