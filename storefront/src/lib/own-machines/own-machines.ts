import {
  addOwnMachine,
  listOwnMachines,
  type MachineLink,
  type OwnMachine,
} from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/http/shop-client';
import { useSession } from '@/lib/session/session-store';
import { isMachine, useDeviceMachines } from './device-machines';

/** The key of the machines of every account. */
export const ownMachinesKey = ['own-machines'];

/** Reads the machines of the account, oldest first; not of a visitor. */
export function useAccountMachines() {
  const { status, user } = useSession();
  return useQuery({
    queryKey: [...ownMachinesKey, user?.email],
    queryFn: ({ signal }) => call(listOwnMachines, { signal }),
    enabled: status === 'signed-in',
  });
}

/** Returns the machines of the account, or those on this device; undefined until they are known. */
export function useOwnMachines(): readonly OwnMachine[] | undefined {
  const { status } = useSession();
  const kept = useDeviceMachines();
  const { data } = useAccountMachines();
  if (status === 'signed-in') return data;
  return status === 'signed-out' ? kept : undefined;
}

/** Returns the one of these machines with a handle and a serial number. */
export const ownAmong = (
  machines: readonly OwnMachine[] | undefined,
  { handle }: Pick<MachineLink, 'handle'>,
  serial: string | undefined,
): OwnMachine | undefined => machines?.find((own) => isMachine(own, handle, serial ?? null));

/** Returns what the visitor calls a machine. */
export const nameOf = ({ nickname, machine }: Pick<OwnMachine, 'nickname' | 'machine'>): string =>
  nickname ?? machine.name;

/** Keeps a machine on the account. Throws `ApiError`: 409 if it is kept already, or one too many. */
export async function addToAccount({
  machine,
  serial,
  options,
  nickname,
}: Pick<OwnMachine, 'machine' | 'serial' | 'options' | 'nickname'>): Promise<void> {
  await call(addOwnMachine, { body: { machine: machine.handle, serial, options, nickname } });
}
