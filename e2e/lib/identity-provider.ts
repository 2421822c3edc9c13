import type { Page, Request } from 'playwright-core';
import { z } from 'zod';
import { send } from '../../dev/test-support/http.ts';

const proof = z.object({ idToken: z.string() });

/** Whether the request asks the shop for a session. */
export const asksForSession = (request: Request): boolean =>
  request.method() === 'PUT' && new URL(request.url()).pathname.startsWith('/users/');

/** What the identity provider says of the person for whom such a request asks. */
export function claimsOf(request: Request): unknown {
  const [, claims = ''] = proof.parse(request.postDataJSON()).idToken.split('.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}

/** Removes an account at the provider, so that its sessions are over. */
export async function deleteAccount(
  origin: string,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const accounts = (action: string) =>
    `${origin}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=k`;
  const credentials = { email, password, returnSecureToken: true };
  const { body } = await send('POST', accounts('signInWithPassword'), { body: credentials });
  await send('POST', accounts('delete'), { body: { idToken: proof.parse(body).idToken } });
}

/**
 * Where the provider's SDK keeps the session. Its own database is the one place left where neither
 * storage has it.
 */
export function placeOfSession(page: Page): Promise<string> {
  return page.evaluate(() => {
    const has = (storage: Storage) =>
      Object.keys(storage).some((key) => key.startsWith('firebase:authUser:'));
    if (has(localStorage)) return 'local storage';
    return has(sessionStorage) ? 'session storage' : 'IndexedDB';
  });
}

/** Makes a browser in which the SDK cannot use the places that `can` denies it. */
export async function limitStorage(
  page: Page,
  can: { indexedDb: boolean; localStorage: boolean },
): Promise<void> {
  await page.addInitScript((allowed) => {
    if (!allowed.indexedDb) Object.defineProperty(window, 'indexedDB', { value: undefined });
    if (allowed.localStorage) return;
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      // the key with which the SDK tries whether a storage works
      if (this === window.localStorage && key === '__sak') throw new Error('No room.');
      this[key] = value;
    };
  }, can);
}
