import { authMessages } from '@/messages/en/auth';

const hasCode = (error: unknown): error is { code: string; message?: unknown } =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';

/** 'auth/email-already-in-use' as 'Email already in use.': better than a bare 'Error'. */
function sentenceOf(code: string): string {
  const words = code.replace(/^auth\//, '').replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/**
 * The identity provider's message for a person: our words for the codes that people meet, else
 * the provider's own text without its 'Firebase:' and '(auth/…)'. Returns null for an error that
 * is not the provider's.
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

/** What the provider says of a link whose code was used, is too old, or whose account is gone. */
const DEAD_LINK = new Set([
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** Whether this error means that a link of a mail will never work again. */
export function isDeadLink(error: unknown): boolean {
  return hasCode(error) && DEAD_LINK.has(error.code);
}

/** What the provider says when a person has closed its window, or has opened another one. */
const GIVEN_UP = new Set([
  'auth/cancelled-popup-request',
  'auth/popup-closed-by-user',
  'auth/user-cancelled',
]);

/**
 * The outcome of a form that the provider has refused, or that could not reach it. Who has given up
 * needs no telling: the message is then empty.
 */
export function identityFailure(error: unknown): { ok: false; message: string } {
  if (hasCode(error) && GIVEN_UP.has(error.code)) return { ok: false, message: '' };
  const message = identityErrorMessage(error);
  if (message === null) console.warn('The identity provider could not be asked.', error);
  return { ok: false, message: message ?? authMessages.identityUnavailable };
}
