import { z } from 'zod';
import { send } from './http.ts';

const PASSWORD = 'Harvest2026';

const account = z.object({ localId: z.string(), idToken: z.string() });

const identityUrl = () => z.url().parse(process.env.TEST_IDENTITY_URL);

async function call(method: string, body: unknown, token?: string): Promise<unknown> {
  const url = `${identityUrl()}/identitytoolkit.googleapis.com/v1/${method}?key=test`;
  const answer = await send('POST', url, { body, token });
  if (answer.status !== 200) throw new Error(`${method}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

export type IdentityUser = { uid: string; email: string; idToken: string };

/** Creates a user at the identity provider, with a fresh ID token; unverified by default. */
export async function createIdentityUser(
  email: string,
  { name = 'Test Person', verified = false } = {},
): Promise<IdentityUser> {
  const made = account.parse(
    await call('accounts:signUp', {
      email,
      password: PASSWORD,
      displayName: name,
      returnSecureToken: true,
    }),
  );
  const user = { uid: made.localId, email, idToken: made.idToken };
  return verified ? await verifyEmail(user) : user;
}

/** Returns the user with a new ID token, which contains the provider's current data. */
async function signInAgain(user: IdentityUser): Promise<IdentityUser> {
  const password = { email: user.email, password: PASSWORD, returnSecureToken: true };
  const { idToken } = account.parse(await call('accounts:signInWithPassword', password));
  return { ...user, idToken };
}

/** Verifies the user's email, like the link in the email; returns the user with a new ID token. */
export async function verifyEmail(user: IdentityUser): Promise<IdentityUser> {
  await call('accounts:update', { localId: user.uid, emailVerified: true }, 'owner');
  return await signInAgain(user);
}

/** Changes the user's email, unverified by default; returns the user with a new ID token. */
export async function changeEmail(
  user: IdentityUser,
  email: string,
  { verified = false } = {},
): Promise<IdentityUser> {
  await call('accounts:update', { localId: user.uid, email, emailVerified: verified }, 'owner');
  return await signInAgain({ ...user, email });
}

/**
 * Changes the user's password, as the link in an email does, a minute after all sign-ins so far: the
 * provider compares whole seconds.
 */
export async function changePassword({ uid }: IdentityUser, password: string): Promise<void> {
  const validSince = String(Math.floor(Date.now() / 1000) + 60);
  await call('accounts:update', { localId: uid, password, validSince }, 'owner');
}

/** Disables the user, as staff do in the provider's console. */
export async function disableUser({ uid }: IdentityUser): Promise<void> {
  await call('accounts:update', { localId: uid, disableUser: true }, 'owner');
}

/** Removes the user at the provider, which frees the email. */
export async function deleteUser({ uid }: IdentityUser): Promise<void> {
  await call('accounts:delete', { localId: uid }, 'owner');
}
