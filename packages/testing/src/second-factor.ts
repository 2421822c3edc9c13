import { Secret, TOTP } from 'otpauth';
import { z } from 'zod';
import type { Person, Shop } from './shop.ts';

/** Returns the code that an app shows now for a secret in Base32. */
export const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate();

const confirmed = z.object({ token: z.string(), recoveryCodes: z.array(z.string()) });

/** Makes a new member of staff, an owner with a verified email. */
export async function newOwner(shop: Shop): Promise<Person> {
  const person = await shop.customer(undefined, { verified: true });
  const { token } = await shop.admin();
  await shop.request('PUT', `/users/admin/${person.email}`, { token });
  return person;
}

/**
 * Makes an owner with a second factor, whose session has its code; `former` is the session without. The code of now can
 * be entered once more.
 */
export async function ownerWithFactor(shop: Shop) {
  const former = await newOwner(shop);
  const call = (method: string, body?: object) =>
    shop.request(method, '/me/second-factor', { token: former.token, ...(body && { body }) });
  const { secret } = z.object({ secret: z.string() }).parse((await call('POST')).body);
  const { body } = await call('PUT', { code: codeOf(secret) });
  const { token, recoveryCodes } = confirmed.parse(body);
  // each code counts once, and the next one of the app is half a minute away
  await shop.sql('UPDATE second_factor_secret SET last_period = 0 WHERE customer_id = $1', [
    former.id,
  ]);
  return { person: { ...former, token }, former, secret, recoveryCodes };
}
