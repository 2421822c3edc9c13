import { z } from 'zod/mini';
import { applyCode, emailOfResetCode } from '../api/account-mails';
import { renewSession } from './session';

const querySchema = z.object({
  mode: z.enum(['resetPassword', 'verifyEmail', 'recoverEmail']),
  oobCode: z.string().check(z.minLength(1)),
});

/** The action of a link in the identity provider's email, and its single-use code. */
export interface MailLink {
  mode: z.infer<typeof querySchema>['mode'];
  code: string;
}

/** Parses the query of such a link, in the provider's format. Returns null if it is invalid. */
export function readMailLink(query: URLSearchParams): MailLink | null {
  const parsed = querySchema.safeParse(Object.fromEntries(query));
  return parsed.success ? { mode: parsed.data.mode, code: parsed.data.oobCode } : null;
}

/**
 * Applies the link, or verifies its code if it is for a new password. Resolves with the email of the
 * account; rejects with the provider's error.
 */
export async function followMailLink({ mode, code }: MailLink): Promise<string> {
  if (mode === 'resetPassword') return await emailOfResetCode(code);
  const email = await applyCode(code);
  await renewSession();
  return email;
}
