import { z } from 'zod';

import { authMessages } from '@/messages/en/auth';

import { isStrongPassword } from './password-rules';

/** The pattern that browsers hold `<input type="email">` to, plus a dot in the domain. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

const email = z
  .string()
  .trim()
  .min(1, authMessages.emailRequired)
  .regex(EMAIL, authMessages.emailPattern);

const password = z
  .string()
  .min(1, authMessages.passwordRequired)
  .refine((value) => value === '' || isStrongPassword(value), authMessages.passwordPattern);

/** What the login form takes; its messages are the specification's. */
export const loginSchema = z.object({ email, password });

/** What the sign-up form takes; its messages are the specification's. */
export const signupSchema = z.object({
  name: z.string().trim().min(1, authMessages.nameRequired),
  email,
  password,
});

export type LoginFields = z.infer<typeof loginSchema>;
export type SignupFields = z.infer<typeof signupSchema>;
