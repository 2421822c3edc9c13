import * as z from 'zod/mini';
import { modifiedSchema } from './acknowledged';
import { DUTIES } from './duties';
import { emailSchema } from './email';
import { operation } from './operation';
import { toOptionalPage, pageQuery } from './page';
import { wordsSchema } from './text';

const MAX_TOKEN_LENGTH = 8192;

const proofSchema = z.optional(z.string().check(z.maxLength(MAX_TOKEN_LENGTH)));

/** An access token of the shop. */
export const accessSchema = z.object({ token: z.string(), expiresAt: z.iso.datetime() });

/** A user under the specification's names. */
const userSchema = z.object({
  _id: z.string(),
  email: z.string(),
  role: z.nullable(z.literal('admin')),
  /** Whether they have been made an admin; the rights begin once the email is verified. */
  promoted: z.boolean(),
  /** The duty of one who has been made an admin; null for others. */
  duty: z.nullable(z.enum(DUTIES)),
  /** `asked`: the caller's own one is on, and the session has no rights until its code is entered. */
  secondFactor: z.enum(['none', 'on', 'asked']),
});

export type User = z.infer<typeof userSchema>;

const emailInPath = z.object({ email: emailSchema });

export const openSession = operation({
  method: 'put',
  path: '/users/{email}',
  summary: 'Exchanges the identity provider’s ID token for an access token; makes the customer.',
  access: 'anyone',
  limit: 'sessions',
  parameters: emailInPath,
  body: z.object({
    email: z.optional(emailSchema),
    // optional here, because a call without it is one that proves nothing: 401, not 422
    idToken: proofSchema,
    /** The former access token of the same session, also an expired one: its second factor counts on. */
    token: proofSchema,
  }),
  answer: accessSchema,
  refusals: [401, 403],
});

export const getUser = operation({
  method: 'get',
  path: '/user',
  summary: 'One user, for that user or an admin.',
  access: 'session',
  dutyForOthers: 'owner',
  query: z.object({ email: emailSchema }),
  answer: userSchema,
  refusals: [403, 404],
});

export const listUsers = operation({
  method: 'get',
  path: '/users',
  summary:
    'All users or a page of them, oldest first; `q` looks in email and name. The header X-Total-Count has the total.',
  access: 'admin',
  duty: 'owner',
  query: z.pipe(
    z.extend(pageQuery, { q: z._default(wordsSchema, '') }),
    z.transform(({ q, ...page }) => ({ q, page: toOptionalPage(page) })),
  ),
  answer: z.array(userSchema),
});

export const promoteUser = operation({
  method: 'put',
  path: '/users/admin/{email}',
  summary:
    'Makes an admin of a user, an owner without a duty, or changes the duty of an admin; modifiedCount is 0 where nothing changes.',
  access: 'admin',
  duty: 'owner',
  forbiddenMessage: "You don't have access to make someone admin!!",
  parameters: emailInPath,
  body: z.object({ duty: z.optional(z.enum(DUTIES)) }),
  answer: modifiedSchema,
  refusals: [404, 409],
});

export const demoteUser = operation({
  method: 'delete',
  path: '/users/admin/{email}',
  summary: 'Takes the admin rights of another user; modifiedCount is 0 for one who has none.',
  access: 'admin',
  duty: 'owner',
  parameters: emailInPath,
  answer: modifiedSchema,
  refusals: [404, 409],
});
