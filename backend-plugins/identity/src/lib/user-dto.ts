import type { Caller } from '@harrow/http';
import { z } from 'zod';

/** A user in the words of the specification's REST paths. */
export const userSchema = z.object({
  _id: z.string(),
  email: z.string(),
  role: z.literal('admin').nullable(),
});

export type UserDto = z.infer<typeof userSchema>;

/** The one translation between an account and the user of the REST edge. */
export const toUserDto = ({ customerId, email, role }: Caller): UserDto => ({
  _id: customerId,
  email,
  role,
});
