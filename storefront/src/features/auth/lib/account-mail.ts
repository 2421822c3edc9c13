import { sessionStore } from '@/lib/session/session-store';
import { confirmReset, sendResetMail, sendVerificationMail } from '../api/account-mails';
import type { ResetFields } from './credentials';
import { identityFailure, type Outcome } from './identity-error';
import { endSession } from './session';

/** Runs a call to the provider and returns its outcome. */
async function outcomeOf(step: () => Promise<void>): Promise<Outcome> {
  try {
    await step();
    return { ok: true };
  } catch (error) {
    return identityFailure(error);
  }
}

/** Sends the reset email. The outcome is the same whether or not the email has an account. */
export function requestReset({ email }: ResetFields): Promise<Outcome> {
  return outcomeOf(() => sendResetMail(email));
}

/** Sends the verification email to the current user again. */
export function requestVerification(): Promise<Outcome> {
  return outcomeOf(sendVerificationMail);
}

interface NewPassword {
  /** The code of the reset email. */
  code: string;
  email: string;
  password: string;
}

/** Changes the password. This ends all sessions of the account, including the one in this browser. */
export function choosePassword({ code, email, password }: NewPassword): Promise<Outcome> {
  return outcomeOf(async () => {
    await confirmReset(code, password);
    if (sessionStore.get().user?.email === email) await endSession('expired');
  });
}
