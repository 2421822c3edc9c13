import { emailSchema, imageUrlSchema, lineSchema, operation, personNameSchema } from '@harrow/http';
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
    name: personNameSchema,
    email: emailSchema,
    profession: lineSchema(200),
    address: z.object(
      { city: lineSchema(200), state: lineSchema(200), country: lineSchema(200) },
      'This is required.',
    ),
    phone: lineSchema(40),
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
