/** Says that there may be a session, to scripts that cannot see the session's own cookie. Without it a page asks nobody. */
export const signedInHint = 'banyan.signed-in'
