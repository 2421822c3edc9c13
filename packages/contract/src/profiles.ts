import * as z from 'zod/mini';
import { emailSchema } from './email';
import { imageUrlSchema } from './file-url';
import { MAX_PHONE_LENGTH, MAX_PROFILE_TEXT_LENGTH } from './limits';
import { type BodyOf, operation } from './operation';
import { lineSchema, personNameSchema } from './text';

const addressSchema = z.object({ city: z.string(), state: z.string(), country: z.string() });

/** A profile under the specification's names; all but email and name are null before the first save. */
export const profileSchema = z.object({
  email: z.string(),
  name: z.string(),
  profession: z.nullable(z.string()),
  address: z.nullable(addressSchema),
  phone: z.nullable(z.string()),
  /** Address of the photo. */
  image: z.nullable(z.string()),
});

export type Profile = z.infer<typeof profileSchema>;

const email = z.object({ email: emailSchema });
const text = lineSchema(MAX_PROFILE_TEXT_LENGTH);

export const getProfile = operation({
  method: 'get',
  path: '/profiles',
  summary: 'The profile of one user, for that user or an admin.',
  access: 'session',
  dutyForOthers: 'manager',
  query: email,
  answer: profileSchema,
  refusals: [403, 404],
});

export const saveProfile = operation({
  method: 'put',
  path: '/profiles/{email}',
  summary: 'Saves the profile of the caller.',
  access: 'session',
  isTimed: true,
  parameters: email,
  body: z.object({
    name: personNameSchema,
    email: emailSchema,
    profession: text,
    address: z.object({ city: text, state: text, country: text }, 'This is required.'),
    phone: lineSchema(MAX_PHONE_LENGTH),
    image: imageUrlSchema,
  }),
  answer: z.object({
    acknowledged: z.literal(true),
    matchedCount: z.int(),
    modifiedCount: z.int(),
  }),
  refusals: [403],
});

/** The profile that a customer saves. */
export type ProfileUpdate = BodyOf<typeof saveProfile>;
