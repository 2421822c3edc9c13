import { createHmac } from 'node:crypto';
import type { Caller } from './call.ts';
import type { Form } from './form.ts';
import { now } from './ids.ts';
import type { Records, Transaction } from './store.ts';
import { invalidRequest, StripeError } from './stripe-error.ts';

const MAX_KEY_LENGTH = 255;

/** The storage key of a first answer, and the fingerprint of its request. */
export interface Slot {
  id: string;
  fingerprint: string;
}

/**
 * Returns the slot of a request with an `Idempotency-Key`. The fingerprint is an HMAC with the secret
 * key, so that card numbers cannot be guessed from the file.
 */
export function slotOf(
  key: string,
  caller: Caller,
  { path, form, secretKey }: { path: string; form: Form; secretKey: string },
): Slot {
  if (key.length > MAX_KEY_LENGTH) {
    throw invalidRequest(`Idempotency keys can have at most ${MAX_KEY_LENGTH} characters.`);
  }
  const request = JSON.stringify([path, [...form].sort()]);
  const fingerprint = createHmac('sha256', secretKey).update(request).digest('hex');
  return { id: `${caller}:${key}`, fingerprint };
}

/** Returns the first answer under this key. Throws if its request was different. */
export function findAnswer(tx: Transaction, slot: Slot): Records['answers'] | undefined {
  const answer = tx.find('answers', slot.id);
  if (answer === undefined || answer.fingerprint === slot.fingerprint) return answer;
  throw new StripeError(400, {
    type: 'idempotency_error',
    message:
      'Keys for idempotent requests can only be used with the same parameters they were first ' +
      'used with. Try using another key if you meant to execute a different request.',
  });
}

/** Stores an answer under its key. */
export function rememberAnswer(tx: Transaction, slot: Slot, status: number, body: unknown): void {
  tx.put('answers', { ...slot, at: now(), status, body });
}

/** 409: the first call under this key is not answered yet. */
export const keyInUse = (key: string): StripeError =>
  new StripeError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this Idempotent Key: ${key}. Please try again later.`,
  });
