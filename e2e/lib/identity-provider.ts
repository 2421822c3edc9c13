import type { Page, Request } from 'playwright-core';
import { z } from 'zod';
import { send } from '@harrow/testing/http';

const proof = z.object({ idToken: z.string() });

/** Whether the request asks the shop for a session. */
export const asksForSession = (request: Request): boolean =>
  request.method() === 'PUT' && new URL(request.url()).pathname.startsWith('/users/');

/** Returns the identity provider's account for such a request. */
export function claimsOf(request: Request): unknown {
  const [, claims = ''] = proof.parse(request.postDataJSON()).idToken.split('.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}

/** Deletes an account at the provider, which ends its sessions. */
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
 * The storage of the SDK's session: its IndexedDB database if neither web storage has it.
 */
export function placeOfSession(page: Page): Promise<string> {
  return page.evaluate(() => {
    const has = (storage: Storage) =>
      Object.keys(storage).some((key) => key.startsWith('firebase:authUser:'));
    if (has(localStorage)) return 'local storage';
    return has(sessionStorage) ? 'session storage' : 'IndexedDB';
  });
}

/** Creates a browser in which the SDK cannot use the storage that `can` denies. */
export async function limitStorage(
  page: Page,
  can: { indexedDb: boolean; localStorage: boolean },
): Promise<void> {
  await page.addInitScript((allowed) => {
    if (!allowed.indexedDb) Object.defineProperty(window, 'indexedDB', { value: undefined });
    if (allowed.localStorage) return;
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      // the key with which the SDK tests a storage
      if (this === window.localStorage && key === '__sak') throw new Error('No room.');
      this[key] = value;
    };
  }, can);
}
