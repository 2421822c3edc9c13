import type { Operation } from './operation';

/** What admins may do, from the least to all: each duty includes those before it. */
export const DUTIES = ['packer', 'manager', 'owner'] as const;

export type Duty = (typeof DUTIES)[number];

/** Whether an admin with a duty, null for a person without rights, may do what needs `least`. */
export const coversDuty = (duty: Duty | null, least: Duty): boolean =>
  duty !== null && DUTIES.indexOf(duty) >= DUTIES.indexOf(least);

/** The least duty of an admin who may call an operation; null if it depends on no duty. */
export const leastDuty = ({ access, duty }: Pick<Operation, 'access' | 'duty'>): Duty | null =>
  duty ?? (access === 'admin' ? 'owner' : null);
