import type { OwnMachine } from '@harrow/contract';
import { toApiError } from '@/lib/http/api-error';
import { deviceMachines } from '@/lib/own-machines/device-machines';
import { addToAccount } from '@/lib/own-machines/own-machines';
import { isKeptAlready } from './own-machine-changes';

/** Keeps a machine of this device on the account, without what the shop no longer knows of it. */
async function move(own: OwnMachine): Promise<void> {
  try {
    await addToAccount(own);
  } catch (error) {
    const { status } = toApiError(error);
    if (status === 422) await move({ ...own, serial: null, options: null });
    // the machine itself may be sold no longer
    else if (status !== 404 && !isKeptAlready(error)) throw error;
  }
}

/**
 * Moves the machines of this device to the account, one after the other, and returns how many. Those that could not
 * be moved stay here. Throws `ApiError`.
 */
export async function moveToAccount(end: AbortSignal): Promise<number> {
  let moved = 0;
  for (const own of deviceMachines.get()) {
    if (end.aborted) break;
    await move(own);
    deviceMachines.remove(own._id);
    moved += 1;
  }
  return moved;
}
