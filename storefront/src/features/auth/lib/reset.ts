import { sendResetMail } from '../api/account-mails';
import type { ResetFields } from './credentials-schema';
import { identityFailure } from './identity-error';
import type { Outcome } from './outcome';

/** Has the reset mail sent. What it says is the same whether or not the email has an account. */
export async function requestReset({ email }: ResetFields): Promise<Outcome> {
  try {
    await sendResetMail(email);
    return { ok: true };
  } catch (error) {
    return identityFailure(error);
  }
}
