import { emailSchema, operation, optionalPage } from '@harrow/http';
import { z } from 'zod';
import { userSchema } from './user-dto';

const LONGEST_ID_TOKEN = 8192;

const emailInPath = z.object({ email: emailSchema });

export const openSession = operation({
  method: 'put',
  path: '/users/{email}',
  summary: 'Exchanges the identity provider’s ID token for an access token; makes the customer.',
  access: 'anyone',
  parameters: emailInPath,
  body: z.object({
    email: emailSchema.optional(),
    // optional here, because a call without it is one that proves nothing: 401, not 422
    idToken: z.string().max(LONGEST_ID_TOKEN).optional(),
  }),
  answer: z.object({ token: z.string(), expiresAt: z.iso.datetime() }),
  refusals: [401, 403],
});

export const getUser = operation({
  method: 'get',
  path: '/user',
  summary: 'One user, for that user or an admin.',
  access: 'session',
  query: z.object({ email: emailSchema }),
  answer: userSchema,
  refusals: [403, 404],
});

export const listUsers = operation({
  method: 'get',
  path: '/users',
  summary: 'All users or a page of them, oldest first; the header X-Total-Count has the total.',
  access: 'admin',
  query: optionalPage,
  answer: z.array(userSchema),
});

export const promoteUser = operation({
  method: 'put',
  path: '/users/admin/{email}',
  summary: 'Makes an admin of a user; modifiedCount is 0 where that had been done before.',
  access: 'admin',
  forbiddenMessage: "You don't have access to make someone admin!!",
  parameters: emailInPath,
  answer: z.object({ acknowledged: z.literal(true), modifiedCount: z.int() }),
  refusals: [404],
});

/** Every call of this plugin. */
export const operations = [openSession, getUser, listUsers, promoteUser];
