import { cleanSerial, MAX_OWN_MACHINES, ownMachineSchema, type OwnMachine } from '@harrow/contract';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { storedValues } from '@/lib/stored-values';
import { MACHINES_CHANGED, MACHINES_KEY } from './may-have-machines';

const NONE: OwnMachine[] = [];

const stored = storedValues<OwnMachine[]>(
  z.array(ownMachineSchema).check(z.maxLength(MAX_OWN_MACHINES)),
  NONE,
);

function write(machines: OwnMachine[]): void {
  if (machines.length > 0) stored.set(MACHINES_KEY, machines);
  else stored.remove(MACHINES_KEY);
  window.dispatchEvent(new Event(MACHINES_CHANGED));
}

/** Tells whether a machine has this handle and, in whatever spelling, this serial number. */
export const isMachine = (
  { machine, serial }: Pick<OwnMachine, 'machine' | 'serial'>,
  handle: string,
  number: string | null,
): boolean => machine.handle === handle && cleanSerial(serial ?? '') === cleanSerial(number ?? '');

/** The machines of someone who is not logged in, on this device. They go to the account at the next login. */
export const deviceMachines = {
  get: (): OwnMachine[] => stored.get(MACHINES_KEY),

  /** Keeps a machine; false if there are too many. One that is kept already stays as it is. */
  keep: (own: OwnMachine): boolean => {
    const kept = deviceMachines.get();
    if (kept.some((other) => isMachine(other, own.machine.handle, own.serial))) return true;
    if (kept.length >= MAX_OWN_MACHINES) return false;
    write([...kept, own]);
    return true;
  },

  remove: (id: string): void => write(deviceMachines.get().filter(({ _id }) => _id !== id)),
};

/** Returns the machines on this device, and re-renders when they change. */
export const useDeviceMachines = (): OwnMachine[] =>
  useSyncExternalStore(stored.subscribe, deviceMachines.get, () => NONE);
