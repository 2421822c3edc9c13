import { Suspense } from 'react';
import { loadable } from '@/lib/loadable';
import { useMayHaveMachines } from '@/lib/own-machines/may-have-machines';
import type { VisitorMachinesProps } from './known-machines';

// pages work without them if they fail to load
const KnownMachines = loadable<VisitorMachinesProps>(() =>
  import('./known-machines').catch(() => ({
    default: ({ children }: VisitorMachinesProps) => children([], undefined),
  })),
);

/** Shows what depends on the visitor's machines. Their code is loaded if there may be any; until then, it is as without. */
export function VisitorMachines(props: VisitorMachinesProps) {
  const plain = props.children([], undefined);
  if (!useMayHaveMachines()) return plain;
  return (
    <Suspense fallback={plain}>
      <KnownMachines {...props} />
    </Suspense>
  );
}
