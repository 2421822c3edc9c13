import type { OwnMachine } from '@harrow/contract';
import { useEffect } from 'react';
import { useOwnMachines } from '@/lib/own-machines/own-machines';

/** Tells the visitor's machines once they are known; shows nothing. */
export default function OwnMachines({
  onKnown,
}: {
  onKnown: (machines: readonly OwnMachine[]) => void;
}) {
  const machines = useOwnMachines();
  useEffect(() => {
    if (machines) onKnown(machines);
  }, [machines, onKnown]);
  return null;
}
