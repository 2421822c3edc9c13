import * as z from 'zod/mini';
import { deletedSchema } from './acknowledged';
import { emailSchema } from './email';
import { operation } from './operation';
import { accessSchema } from './users';

const MAX_TYPED_LENGTH = 40;

/** A code of the app, six digits, or a recovery code; spaces, dashes and letter case do not count. */
const codeSchema = z.string().check(
  z.maxLength(MAX_TYPED_LENGTH, 'This is no code.'),
  z.overwrite((typed) => typed.replace(/[\s-]/g, '').toUpperCase()),
  z.regex(/^(?:\d{6}|[A-Z2-7]{10})$/, 'This is no code: the app shows six digits.'),
);

const codeBody = z.object({ code: codeSchema });

const WRONG_CODE = 'A wrong code is a 422 with `fields.code`, and many in a row are a 429.';

export const getSecondFactor = operation({
  method: 'get',
  path: '/me/second-factor',
  summary: 'The second factor of the caller.',
  access: 'admin',
  duty: 'packer',
  answer: z.object({
    /** Null without one. */
    since: z.nullable(z.iso.datetime()),
    /** Recovery codes that are not used yet. */
    recoveryCodes: z.int(),
  }),
});

export const beginSecondFactor = operation({
  method: 'post',
  path: '/me/second-factor',
  summary:
    'Makes the secret of a second factor (TOTP, RFC 6238), which counts once a code of it has been sent. Needs a recent sign-in (401 `recent_sign_in_required`).',
  access: 'admin',
  duty: 'packer',
  answer: z.object({
    /** In Base32, as apps take it with their defaults: SHA-1, six digits, 30 seconds. */
    secret: z.string(),
  }),
  refusals: [401, 409],
});

export const confirmSecondFactor = operation({
  method: 'put',
  path: '/me/second-factor',
  summary: `Turns the second factor on by a code of its app. The answer shows the recovery codes once. ${WRONG_CODE}`,
  access: 'admin',
  duty: 'packer',
  limit: 'sessions',
  body: codeBody,
  answer: z.object({ recoveryCodes: z.array(z.string()), ...accessSchema.shape }),
  refusals: [409],
});

export const removeSecondFactor = operation({
  method: 'delete',
  path: '/me/second-factor',
  summary: `Turns the second factor of the caller off. ${WRONG_CODE}`,
  access: 'admin',
  duty: 'packer',
  limit: 'sessions',
  body: codeBody,
  answer: deletedSchema,
  refusals: [404],
});

export const passSecondFactor = operation({
  method: 'post',
  path: '/me/second-factor/session',
  summary: `Exchanges the access token of staff with a second factor for one that has their rights. ${WRONG_CODE}`,
  access: 'session',
  limit: 'sessions',
  body: codeBody,
  answer: accessSchema,
  refusals: [404],
});

export const removeSecondFactorOf = operation({
  method: 'delete',
  path: '/users/admin/{email}/second-factor',
  summary: 'Removes the second factor of another member of staff, who has lost it.',
  access: 'admin',
  duty: 'owner',
  parameters: z.object({ email: emailSchema }),
  answer: deletedSchema,
  refusals: [404, 409],
});
