import { z } from 'zod/mini';
import { textSchema } from '@/lib/forms/text-schema';
import { authMessages } from '@/messages/en/auth';
import { isStrongPassword } from './password-rules';

/** The longest that an order may be in. */
const LONGEST_NAME = 200;

/** The pattern that browsers hold `<input type="email">` to, plus a dot in the domain. */
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

/** What the login form takes; its messages are the specification's. */
export const loginSchema = z.object({ email, password });

/** What the sign-up form takes; its messages are the specification's. */
export const signupSchema = z.object({
  name: textSchema(authMessages.nameRequired, LONGEST_NAME),
  email,
  password,
});

/** What the form that asks for a reset mail takes; its messages are the specification's. */
export const resetSchema = z.object({ email });

/** What the form for a new password takes; its messages are the specification's. */
export const newPasswordSchema = z.object({ password });

export type LoginFields = z.infer<typeof loginSchema>;
export type SignupFields = z.infer<typeof signupSchema>;
export type ResetFields = z.infer<typeof resetSchema>;
export type NewPasswordFields = z.infer<typeof newPasswordSchema>;
