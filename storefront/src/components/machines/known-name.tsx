import { nameOf, ownAmong, useOwnMachines } from '@/lib/own-machines/own-machines';
import type { OwnNameProps } from './own-name';

/** The name of a machine, once the visitor's machines are known. */
export default function KnownName({ machine, serial, children }: OwnNameProps) {
  const own = ownAmong(useOwnMachines(), machine, serial);
  return children(own ? nameOf(own) : machine.name);
}
