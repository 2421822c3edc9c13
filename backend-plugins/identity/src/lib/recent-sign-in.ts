import { RECENT_SIGN_IN_MINUTES } from '@harrow/contract';
import { ShopError } from '@harrow/plugin-kit';

const SECONDS_PER_MINUTE = 60;

/** Throws `unauthorized`, with this message, unless the user signed in (seconds since 1970) a few minutes ago at most. */
export function requireRecentSignIn(signedInAt: number, message: string, now = Date.now()): void {
  if (now / 1000 - signedInAt <= RECENT_SIGN_IN_MINUTES * SECONDS_PER_MINUTE) return;
  throw new ShopError('unauthorized', message, { code: 'recent_sign_in_required' });
}
