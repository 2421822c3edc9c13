import { sessionStore } from '@/lib/session/session-store';
import { confirmReset, sendResetMail, sendVerificationMail } from '../api/account-mails';
import type { ResetFields } from './credentials-schema';
import { identityFailure } from './identity-error';
import type { Outcome } from './outcome';
import { endSession } from './session';

/** What `step` of the provider comes to. */
async function outcomeOf(step: () => Promise<void>): Promise<Outcome> {
  try {
    await step();
    return { ok: true };
  } catch (error) {
    return identityFailure(error);
  }
}

/** Has the reset mail sent. What it says is the same whether or not the email has an account. */
export function requestReset({ email }: ResetFields): Promise<Outcome> {
  return outcomeOf(() => sendResetMail(email));
}

/** Has the mail sent again with which whoever is signed in verifies their email. */
export function requestVerification(): Promise<Outcome> {
  return outcomeOf(sendVerificationMail);
}

interface NewPassword {
  /** The code of the reset mail, and the email of its account. */
  code: string;
  email: string;
  password: string;
}

/** Changes the password, which ends the account's sessions everywhere, so the one here as well. */
export function choosePassword({ code, email, password }: NewPassword): Promise<Outcome> {
  return outcomeOf(async () => {
    await confirmReset(code, password);
    if (sessionStore.get().user?.email === email) await endSession('expired');
  });
}
