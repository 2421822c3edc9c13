/** Where the access token is kept, by the name that the specification gives it. */
export const TOKEN_KEY = 'accessToken';

/** Whether somebody was signed in when this browser last heard of it. */
export const hasToken = (): boolean => localStorage.getItem(TOKEN_KEY) !== null;
