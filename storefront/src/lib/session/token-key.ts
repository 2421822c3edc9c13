/** The storage key of the access token, which the specification defines. */
export const TOKEN_KEY = 'accessToken';

/** Tells whether a user was signed in when this browser last stored a session. */
export const hasToken = (): boolean => localStorage.getItem(TOKEN_KEY) !== null;
