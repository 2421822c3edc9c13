import { Suspense } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { loadable } from '@/lib/loadable';
import { useMayHaveMachines } from '@/lib/own-machines/may-have-machines';
import type { KeepMachineProps } from './keep-machine';

// pages work without them if they fail to load
const Keep = loadable<KeepMachineProps>(() =>
  import('./keep-machine').catch(() => ({ default: () => null })),
);
const Cards = loadable(() => import('./own-machine-cards').catch(() => ({ default: () => null })));

/** A button that keeps a machine for the visitor. Its code is loaded after the page. */
export function KeepMachine({
  className = '',
  ...props
}: KeepMachineProps & { className?: string }) {
  const isHydrated = useHydrated();
  const { machine, serial = '' } = props;
  return (
    <div className={`scripted min-h-11 print:hidden ${className}`}>
      {isHydrated && (
        <Suspense>
          <Keep key={`${machine.handle} ${serial}`} {...props} />
        </Suspense>
      )}
    </div>
  );
}

/** The visitor's own machines, if there may be any. */
export const OwnMachines = () =>
  useMayHaveMachines() && (
    <Suspense>
      <Cards />
    </Suspense>
  );
