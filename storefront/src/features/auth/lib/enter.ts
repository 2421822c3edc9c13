import { signIn, signInWithGoogle, signUp, type Identity } from '../api/identity';
import { identityFailure } from './identity-error';
import { adopt, beginSession } from './session';
import type { LoginFields, SignupFields } from './credentials-schema';
import type { Outcome } from './outcome';

async function enter<T extends { identity: Identity }>(
  open: () => Promise<T>,
): Promise<Outcome<T>> {
  try {
    await beginSession();
    const opened = await open();
    const adoption = await adopt(opened.identity);
    // The shop's refusal says why; the usual words for a 401 speak of a session that had begun.
    return adoption.ok ? { ok: true, ...opened } : { ok: false, message: adoption.error.message };
  } catch (error) {
    return identityFailure(error);
  }
}

/** Signs in at the identity provider and in the shop. */
export function logIn({ email, password }: LoginFields): Promise<Outcome> {
  return enter(async () => ({ identity: await signIn(email, password) }));
}

/** Signs in by Google's window; a person's first time opens their account. */
export function continueWithGoogle(): Promise<Outcome> {
  return enter(async () => ({ identity: await signInWithGoogle() }));
}

/** Opens an account and signs in with it; says whether the verification mail went out. */
export function createAccount(
  fields: SignupFields,
): Promise<Outcome<{ verificationSent: boolean }>> {
  const { name, email, password } = fields;
  return enter(() => signUp(name, email, password));
}
