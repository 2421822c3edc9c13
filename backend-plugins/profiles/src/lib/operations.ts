import { emailSchema, imageUrlSchema, operation, textSchema } from '@harrow/http';
import { z } from 'zod';
import { profileSchema } from './profile-dto';

const email = z.object({ email: emailSchema });

export const getProfile = operation({
  method: 'get',
  path: '/profiles',
  summary: 'The profile of one user, for that user or an admin.',
  access: 'session',
  query: email,
  answer: profileSchema,
  refusals: [403, 404],
});

export const saveProfile = operation({
  method: 'put',
  path: '/profiles/{email}',
  summary: 'Saves the profile of the caller.',
  access: 'session',
  parameters: email,
  body: z.object({
    name: textSchema(200),
    email: emailSchema,
    profession: textSchema(200),
    address: z.object(
      { city: textSchema(200), state: textSchema(200), country: textSchema(200) },
      'This is required.',
    ),
    phone: textSchema(40),
    image: imageUrlSchema,
  }),
  answer: z.object({
    acknowledged: z.literal(true),
    matchedCount: z.literal(1),
    modifiedCount: z.literal(1),
  }),
  refusals: [403],
});

/** Every call of this plugin. */
export const operations = [getProfile, saveProfile];

/** What a customer saves. */
export type ProfileBody = z.infer<NonNullable<typeof saveProfile.body>>;
