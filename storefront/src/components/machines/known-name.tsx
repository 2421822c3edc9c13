import type { MachineLink } from '@harrow/contract';
import type { ReactNode } from 'react';
import { nameOf, ownAmong, useOwnMachines } from '@/lib/own-machines/own-machines';

export interface OwnNameProps {
  machine: Pick<MachineLink, 'handle' | 'name'>;
  /** The serial number that the page is for. */
  serial: string | undefined;
  children: (name: string) => ReactNode;
}

/** The name of a machine, once the visitor's machines are known. */
export default function KnownName({ machine, serial, children }: OwnNameProps) {
  const own = ownAmong(useOwnMachines(), machine, serial);
  return children(own ? nameOf(own) : machine.name);
}
