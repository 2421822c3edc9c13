import type { MachineLink } from '@harrow/contract';
import { ChevronsUpDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { OwnName } from '@/components/machines/own-name';
import { Picture } from '@/components/ui/picture';
import { UserText } from '@/components/ui/user-text';
import * as paths from '@/config/paths';
import { messages } from '@/messages';

const words = messages.partsBook;

interface MachineChipProps {
  machine: MachineLink;
  serial: string | undefined;
  className?: string;
}

/** The machine that a page is about, by the visitor's name if it is one of theirs; leads to another one. */
export function MachineChip({ machine, serial, className = '' }: MachineChipProps) {
  return (
    <Link
      to={paths.machines}
      className={`inline-flex min-h-12 max-w-full items-center gap-3 rounded-control border border-edge bg-card py-1 pr-3 pl-1 hover:border-ink print:hidden ${className}`}
    >
      <Picture
        src={machine.img}
        sizes="4rem"
        className="aspect-8/5 h-auto w-16 rounded-[4px] object-cover"
      />
      <span className="min-w-0 leading-tight">
        <OwnName machine={machine} serial={serial}>
          {(name) => <UserText className="block font-semibold wrap-anywhere">{name}</UserText>}
        </OwnName>
        <span className="part-number block">{serial ?? messages.serials.all}</span>
      </span>
      <ChevronsUpDown aria-hidden className="ml-auto size-4.5 shrink-0 text-muted" />
      <span className="sr-only">{words.change}</span>
    </Link>
  );
}
