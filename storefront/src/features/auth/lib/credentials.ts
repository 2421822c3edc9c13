import { MAX_PERSON_NAME_LENGTH } from '@harrow/contract';
import { z } from 'zod/mini';
import { textSchema } from '@/lib/forms/field-schemas';
import { authMessages } from '@/messages/en/auth';

/** The pattern of `<input type="email">` in the HTML standard, with at least one dot in the domain. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: authMessages.emailRequired, abort: true }),
    z.regex(EMAIL, authMessages.emailPattern),
  );

const password = z
  .string()
  .check(
    z.minLength(1, { error: authMessages.passwordRequired, abort: true }),
    z.refine(isStrongPassword, authMessages.passwordPattern),
  );

/** The login form. The specification defines its messages. */
export const loginSchema = z.object({ email, password });

/** The sign-up form. The specification defines its messages. */
export const signupSchema = z.object({
  name: textSchema(authMessages.nameRequired, MAX_PERSON_NAME_LENGTH),
  email,
  password,
});

/** The form that requests a reset email. The specification defines its messages. */
export const resetSchema = z.object({ email });

/** The form for a new password. The specification defines its messages. */
export const newPasswordSchema = z.object({ password });

export type LoginFields = z.infer<typeof loginSchema>;
export type SignupFields = z.infer<typeof signupSchema>;
export type ResetFields = z.infer<typeof resetSchema>;
export type NewPasswordFields = z.infer<typeof newPasswordSchema>;

/** A requirement for passwords. */
type PasswordRule = 'length' | 'uppercase' | 'lowercase' | 'digit';

const RULES: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) => password.length >= 8,
  uppercase: (password) => /\p{Lu}/u.test(password),
  lowercase: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\p{Nd}/u.test(password),
};

/** Checks `password` against all rules, in the order in which they are shown. */
export function checkPassword(password: string): { rule: PasswordRule; met: boolean }[] {
  return Object.entries(RULES).map(([rule, isMet]) => ({
    rule: rule as PasswordRule,
    met: isMet(password),
  }));
}

/** Tells whether a password meets all rules. */
export function isStrongPassword(password: string): boolean {
  return checkPassword(password).every(({ met }) => met);
}
