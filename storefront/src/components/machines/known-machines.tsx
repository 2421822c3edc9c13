import type { ReactNode } from 'react';
import { ownAmong, useOwnMachines } from '@/lib/own-machines/own-machines';
import type { OwnMachine } from '@harrow/contract';

export interface VisitorMachinesProps {
  /** The machine and the serial number that the page is for. */
  chosen: { handle: string; serial: string | undefined } | undefined;
  /** Shows all machines of the visitor, and the one among them that the page is for. */
  children: (machines: readonly OwnMachine[], chosen: OwnMachine | undefined) => ReactNode;
}

/** The visitor's machines, once they are known. */
export default function KnownMachines({ chosen, children }: VisitorMachinesProps) {
  const machines = useOwnMachines() ?? [];
  return children(machines, chosen && ownAmong(machines, chosen, chosen.serial));
}
