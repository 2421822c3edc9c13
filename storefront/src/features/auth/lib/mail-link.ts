import { z } from 'zod/mini';
import { applyCode, emailOfResetCode } from '../api/account-mails';
import { renewSession } from './session';

const querySchema = z.object({
  mode: z.enum(['resetPassword', 'verifyEmail', 'recoverEmail']),
  oobCode: z.string().check(z.minLength(1)),
});

/** What a link in a mail of the identity provider is for, and the code that allows it once. */
export interface MailLink {
  mode: z.infer<typeof querySchema>['mode'];
  code: string;
}

/** Reads the query of such a link, which is the provider's; null for one of no use here. */
export function readMailLink(query: URLSearchParams): MailLink | null {
  const parsed = querySchema.safeParse(Object.fromEntries(query));
  return parsed.success ? { mode: parsed.data.mode, code: parsed.data.oobCode } : null;
}

/**
 * Does what the link is for, or, for a new password, sees that it may be chosen. Resolves with the
 * email of the account; rejects with the provider's error.
 */
export async function followMailLink({ mode, code }: MailLink): Promise<string> {
  if (mode === 'resetPassword') return await emailOfResetCode(code);
  const email = await applyCode(code);
  await renewSession();
  return email;
}
