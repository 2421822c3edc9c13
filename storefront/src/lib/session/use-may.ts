import { coversDuty, leastDuty, type Operation } from '@harrow/contract';
import { useSession } from './session-store';

/** Returns whether the duty of the signed-in admin includes a call, so that others see no button for it. */
export function useMay(operation: Pick<Operation, 'access' | 'duty'>): boolean {
  const { duty = null } = useSession();
  const least = leastDuty(operation);
  return least === null || coversDuty(duty, least);
}
