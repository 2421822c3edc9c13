import { sessionStore } from '@/lib/session/session-store';
import { confirmReset, sendResetMail } from '../api/account-mails';
import type { ResetFields } from './credentials-schema';
import { identityFailure } from './identity-error';
import type { Outcome } from './outcome';
import { endSession } from './session';

/** Has the reset mail sent. What it says is the same whether or not the email has an account. */
export async function requestReset({ email }: ResetFields): Promise<Outcome> {
  try {
    await sendResetMail(email);
    return { ok: true };
  } catch (error) {
    return identityFailure(error);
  }
}

interface NewPassword {
  /** The code of the reset mail, and the email of its account. */
  code: string;
  email: string;
  password: string;
}

/** Changes the password, which ends the account's sessions everywhere, so the one here as well. */
export async function choosePassword({ code, email, password }: NewPassword): Promise<Outcome> {
  try {
    await confirmReset(code, password);
    if (sessionStore.get().user?.email === email) await endSession();
    return { ok: true };
  } catch (error) {
    return identityFailure(error);
  }
}
