import {
  changeOwnMachine,
  cleanSerial,
  deleteOwnMachine,
  type BodyInputOf,
  type MachineLink,
  type OwnMachine,
} from '@harrow/contract';
import { useQueryClient } from '@tanstack/react-query';
import { toApiError } from '@/lib/http/api-error';
import { call } from '@/lib/http/shop-client';
import { deviceMachines } from '@/lib/own-machines/device-machines';
import { addToAccount, ownMachinesKey } from '@/lib/own-machines/own-machines';
import { sessionStore } from '@/lib/session/session-store';

/** Whether a machine was refused because the account has it already. */
export const isKeptAlready = (error: unknown): boolean => toApiError(error).code === 'machine_kept';

/**
 * Returns a function that keeps a machine: on the account, or on this device before the login. It resolves with
 * false if this device has too many, and throws `ApiError`.
 */
export function useKeepMachine() {
  const queryClient = useQueryClient();
  return async ({ handle, name, img }: MachineLink, serial: string | undefined) => {
    const own = {
      machine: { handle, name, img },
      ...{ serial: serial ?? null, options: null, nickname: null },
    };
    if (sessionStore.get().status !== 'signed-in') {
      const _id = `${handle} ${cleanSerial(serial ?? '')}`;
      return deviceMachines.keep({ ...own, _id, createdAt: new Date().toISOString() });
    }
    try {
      await addToAccount(own);
    } catch (error) {
      if (!isKeptAlready(error)) throw error;
    }
    await queryClient.invalidateQueries({ queryKey: ownMachinesKey });
    return true;
  };
}

/** Changes, deletes and restores machines of the account. All throw `ApiError`. */
export function useOwnMachineChanges() {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ownMachinesKey });
  return {
    change: async (id: string, body: BodyInputOf<typeof changeOwnMachine>): Promise<void> => {
      await call(changeOwnMachine, { parameters: { id }, body });
      await refresh();
    },
    remove: async (id: string): Promise<void> => {
      await call(deleteOwnMachine, { parameters: { id } });
      await refresh();
    },
    restore: async (own: OwnMachine): Promise<void> => {
      await addToAccount(own);
      await refresh();
    },
  };
}
