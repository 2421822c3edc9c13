import { Suspense } from 'react';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import * as paths from '@/config/paths';
import { useHydrated } from '@/components/ui/use-hydrated';
import { loadable } from '@/lib/loadable';
import { messages } from '@/messages';
import { useMachinesBySerial } from '../api/machines';
import type { MachinesAddress } from '../lib/machines-address';
import { MachineGrid } from './machine-grid';
import { SerialAnswer } from './serial-answer';
import { SerialField } from './serial-field';
import { TypePlate } from './type-plate';

const words = messages.partsBook;

// pages work without it if it fails to load
const MyMachines = loadable(() => import('./my-machines').catch(() => ({ default: () => null })));

/** The ways to a machine: its serial number, the visitor's own machines, and all of them. */
export function MachinesScreen({ address }: { address: MachinesAddress }) {
  const { serial } = address;
  const { isFetching } = useMachinesBySerial(serial);
  const isHydrated = useHydrated();
  return (
    <div className="wrap pb-4">
      <Breadcrumb
        above={[{ label: messages.layout.home, to: paths.home }]}
        current={words.title}
      />
      <h1 className="heading text-4xl sm:text-5xl">{words.title}</h1>
      <div className="mt-6 grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:gap-14">
        <div className="grid gap-6">
          <SerialField
            action={paths.machines}
            button={words.find}
            serial={serial}
            hint={words.serialHint}
            isPending={isFetching}
          />
          <SerialAnswer serial={serial} />
        </div>
        <TypePlate />
      </div>
      {isHydrated && (
        <Suspense>
          <MyMachines />
        </Suspense>
      )}
      <MachineGrid address={address} />
    </div>
  );
}
