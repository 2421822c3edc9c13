import { Suspense } from 'react';
import { loadable } from '@/lib/loadable';
import { useMayHaveMachines } from '@/lib/own-machines/may-have-machines';
import type { OwnNameProps } from './known-name';

const KnownName = loadable<OwnNameProps>(() =>
  import('./known-name').catch(() => ({
    default: ({ machine, children }: OwnNameProps) => children(machine.name),
  })),
);

/** The visitor's name for a machine, if the serial number is that of one of theirs; else the machine's own. */
export function OwnName(props: OwnNameProps) {
  const { machine, serial, children } = props;
  const mayHave = useMayHaveMachines();
  const plain = children(machine.name);
  if (!mayHave || serial === undefined) return plain;
  return (
    <Suspense fallback={plain}>
      <KnownName {...props} />
    </Suspense>
  );
}
