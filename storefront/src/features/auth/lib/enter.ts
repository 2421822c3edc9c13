import { authMessages } from '@/messages/en/auth';
import { signIn, signUp, type Identity } from '../api/identity';
import { identityErrorMessage } from './identity-error';
import { adopt, beginSession } from './session';
import type { LoginFields, SignupFields } from './credentials-schema';

/** How a login or a sign-up ended; `message` is for the person at the form. */
export type Entry<T> = ({ ok: true } & T) | { ok: false; message: string };

async function enter<T extends { identity: Identity }>(open: () => Promise<T>): Promise<Entry<T>> {
  try {
    await beginSession();
    const opened = await open();
    const adoption = await adopt(opened.identity);
    // The shop's refusal says why; the usual words for a 401 speak of a session that had begun.
    return adoption.ok ? { ok: true, ...opened } : { ok: false, message: adoption.error.message };
  } catch (error) {
    const message = identityErrorMessage(error);
    if (message === null) console.warn('Signing in broke.', error);
    return { ok: false, message: message ?? authMessages.identityUnavailable };
  }
}

/** Signs in at the identity provider and in the shop. */
export function logIn({ email, password }: LoginFields): Promise<Entry<object>> {
  return enter(async () => ({ identity: await signIn(email, password) }));
}

/** Opens an account and signs in with it; says whether the verification mail went out. */
export function createAccount(fields: SignupFields): Promise<Entry<{ verificationSent: boolean }>> {
  const { name, email, password } = fields;
  return enter(() => signUp(name, email, password));
}
