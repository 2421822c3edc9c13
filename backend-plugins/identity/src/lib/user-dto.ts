import { z } from 'zod';
import type { ShopUser } from './account-row';

/** A user in the words of the specification's REST paths. */
export const userSchema = z.object({
  _id: z.string(),
  email: z.string(),
  role: z.literal('admin').nullable(),
  promoted: z.boolean().meta({ description: 'Admin rights begin once the email is verified.' }),
});

export type UserDto = z.infer<typeof userSchema>;

/** The one translation between an account and the user of the REST edge. */
export const toUserDto = ({ customerId, email, role, promoted }: ShopUser): UserDto => ({
  _id: customerId,
  email,
  role,
  promoted,
});
