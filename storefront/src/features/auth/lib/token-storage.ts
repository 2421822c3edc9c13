import { z } from 'zod/mini';
import { TOKEN_KEY } from '@/lib/session/token-key';
import type { AccessToken } from '../api/open-session';
import { renewalMoment } from './renewal-moment';

/** Whose token it is and when to renew it, so that a reload need not ask the server again. */
const ABOUT_KEY = 'accessTokenOwner';

const aboutSchema = z.object({ uid: z.string(), renewAt: z.nullable(z.number()) });

/** Who has signed out here while the provider has perhaps not heard of it yet. */
const LEAVING_KEY = 'signingOut';

/** Set when the last user has pressed Sign Out, so that the other tabs know why the token is gone. */
const LEFT_KEY = 'signedOut';

/** Keeps the access token of the user `uid` for every tab. */
export function keepToken(uid: string, { token, expiresAt }: AccessToken): void {
  localStorage.removeItem(LEFT_KEY);
  const about = { uid, renewAt: renewalMoment(expiresAt, Date.now()) };
  localStorage.setItem(ABOUT_KEY, JSON.stringify(about));
  localStorage.setItem(TOKEN_KEY, token);
}

/** Removes the token from this browser; `hasLeft` where its user has pressed Sign Out. */
export function forgetToken(hasLeft: boolean): void {
  if (hasLeft) localStorage.setItem(LEFT_KEY, 'yes');
  localStorage.removeItem(ABOUT_KEY);
  localStorage.removeItem(TOKEN_KEY);
}

/** Whether the last user of this browser has pressed Sign Out, in whatever tab. */
export const hasLeft = (): boolean => localStorage.getItem(LEFT_KEY) !== null;

/** Notes that the user `uid` wants to be signed out, before the provider is asked to. */
export function noteSignOut(uid: string): void {
  localStorage.setItem(LEAVING_KEY, uid);
}

/** Whether the user `uid` has signed out here and the provider may not have noted it. */
export const wantsSignOut = (uid: string): boolean => localStorage.getItem(LEAVING_KEY) === uid;

/** The provider has heard of it, or somebody signs in anew. */
export function forgetSignOut(): void {
  localStorage.removeItem(LEAVING_KEY);
}

function readAbout() {
  try {
    return aboutSchema.parse(JSON.parse(localStorage.getItem(ABOUT_KEY) ?? ''));
  } catch {
    // Absent, or not written by us: the token is then nobody's, and the next call gets a new one.
    return null;
  }
}

/** The token to send, as long as it need not be renewed first; `uid` null takes anyone's. */
export function usableToken(uid: string | null): string | null {
  const about = readAbout();
  if (!about || (uid !== null && about.uid !== uid)) return null;
  const isDue = about.renewAt !== null && about.renewAt <= Date.now();
  return isDue ? null : localStorage.getItem(TOKEN_KEY);
}
