import { authMessages } from '@/messages/en/auth';

const hasCode = (error: unknown): error is { code: string; message?: unknown } =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';

/** Turns 'auth/email-already-in-use' into 'Email already in use.' */
function sentenceOf(code: string): string {
  const words = code.replace(/^auth\//, '').replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/**
 * Returns the message for an error of the identity provider: our own for known codes, or else the
 * provider's without 'Firebase:' and '(auth/…)'. Returns null for other errors.
 */
export function identityErrorMessage(error: unknown): string | null {
  if (!hasCode(error) || !error.code.startsWith('auth/')) return null;
  const known = authMessages.identityErrors[error.code];
  if (known) return known;
  const text = typeof error.message === 'string' ? error.message : '';
  const cleaned = text
    .replace(/^Firebase:\s*/, '')
    .replace(/\s*\(auth\/[^)]*\)\.?$/, '')
    .replace(/^Error$/, '')
    .trim();
  return cleaned || sentenceOf(error.code);
}

/** The codes for a link that was used or has expired, or whose account is disabled or deleted. */
const DEAD_LINK_CODES = new Set([
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** Tells whether the error means that a link in an email will never work again. */
export function isDeadLink(error: unknown): boolean {
  return hasCode(error) && DEAD_LINK_CODES.has(error.code);
}

/** The codes for a popup window that the user closed or replaced. */
const CANCELED_CODES = new Set([
  'auth/cancelled-popup-request',
  'auth/popup-closed-by-user',
  'auth/user-cancelled',
]);

/**
 * Returns the outcome of a call to the identity provider that failed. The message is empty if the
 * user canceled it.
 */
export function identityFailure(error: unknown): { ok: false; message: string } {
  if (hasCode(error) && CANCELED_CODES.has(error.code)) return { ok: false, message: '' };
  const message = identityErrorMessage(error);
  if (message === null) console.warn('The call to the identity provider failed.', error);
  return { ok: false, message: message ?? authMessages.identityUnavailable };
}

/** Makes a call to the identity provider and returns its outcome. */
export async function outcomeOf(call: () => Promise<void>): Promise<Outcome> {
  try {
    await call();
    return { ok: true };
  } catch (error) {
    return identityFailure(error);
  }
}

/**
 * The outcome of a call to the identity provider. `message` is for the user; it is empty if there is
 * nothing to report.
 */
export type Outcome<T = object> = ({ ok: true } & T) | { ok: false; message: string };
