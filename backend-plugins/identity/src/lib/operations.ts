import { emailSchema, operation } from '@harrow/http';
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

/** Every call of this plugin. */
export const operations = [openSession, getUser];
