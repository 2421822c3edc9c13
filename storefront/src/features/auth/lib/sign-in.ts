import { sessionStore } from '@/lib/session/session-store';
import { confirmReset } from '../api/account-mails';
import { signIn, signInWithGoogle, signUp, type Identity } from '../api/identity';
import { identityFailure, outcomeOf, type Outcome } from './identity-error';
import { adopt, beginSession, endSession } from './session';
import type { LoginFields, SignupFields } from './credentials';

async function authenticate<T extends { identity: Identity }>(
  open: () => Promise<T>,
): Promise<Outcome<T>> {
  try {
    await beginSession();
    const opened = await open();
    const adoption = await adopt(opened.identity);
    // Show the shop's own message, because the generic one for a 401 is about an expired session.
    return adoption.ok ? { ok: true, ...opened } : { ok: false, message: adoption.error.message };
  } catch (error) {
    return identityFailure(error);
  }
}

/** Signs in at the identity provider and in the shop. */
export function logIn({ email, password }: LoginFields): Promise<Outcome> {
  return authenticate(async () => ({ identity: await signIn(email, password) }));
}

/** Signs in with Google's popup window; creates the account on the first sign-in. */
export function continueWithGoogle(): Promise<Outcome> {
  return authenticate(async () => ({ identity: await signInWithGoogle() }));
}

/** Creates an account and signs in. The outcome tells whether the verification email was sent. */
export function createAccount(
  fields: SignupFields,
): Promise<Outcome<{ verificationSent: boolean }>> {
  const { name, email, password } = fields;
  return authenticate(() => signUp(name, email, password));
}

interface NewPassword {
  /** The code of the reset email. */
  code: string;
  email: string;
  password: string;
}

/** Changes the password. This ends all sessions of the account, including the one in this browser. */
export const choosePassword = ({ code, email, password }: NewPassword): Promise<Outcome> =>
  outcomeOf(async () => {
    await confirmReset(code, password);
    if (sessionStore.get().user?.email === email) await endSession('expired');
  });
