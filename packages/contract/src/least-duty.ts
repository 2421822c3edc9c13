import type { Duty } from './duties';
import type { Operation } from './operation';

/** The least duty of an admin who may call an operation; null if it depends on no duty. */
export const leastDuty = ({ access, duty }: Pick<Operation, 'access' | 'duty'>): Duty | null =>
  duty ?? (access === 'admin' ? 'owner' : null);
