import type { MachineLink } from '@harrow/contract';
import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import * as paths from '@/config/paths';
import { messages } from '@/messages';
import { useMachinesBySerial } from '../api/machines';
import type { MachinesAddress } from '../lib/machines-address';
import { MachineGrid } from './machine-grid';
import { SerialAnswer } from './serial-answer';
import { SerialField } from './serial-field';
import { TypePlate } from './type-plate';

const words = messages.partsBook;

interface MachinesScreenProps {
  address: MachinesAddress;
  /** The visitor's own machines. */
  own?: ReactNode;
  /** Keeps the machine that has the serial number. */
  keep: (machine: MachineLink, serial: string) => ReactNode;
}

/** The ways to a machine: its serial number, one's own, or the list of all. */
export function MachinesScreen({ address, own, keep }: MachinesScreenProps) {
  const { serial } = address;
  const { isFetching } = useMachinesBySerial(serial);
  return (
    <div className="wrap pb-4">
      <Breadcrumb above={[{ label: messages.layout.home, to: paths.home }]} current={words.title} />
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
          <SerialAnswer serial={serial} keep={keep} />
        </div>
        <TypePlate />
      </div>
      {own}
      <MachineGrid address={address} />
    </div>
  );
}
