import type { OwnMachine, ProductDetails } from '@harrow/contract';
import { CircleCheck, CircleX } from 'lucide-react';
import { UserText } from '@/components/ui/user-text';
import { nameOf, useOwnMachines } from '@/lib/own-machines/own-machines';
import { rangeWords } from '@/lib/serial-words';
import { messages } from '@/messages';
import { useOwnFit } from '../api/own-fit';

const words = messages.myMachines;

/** The most machines of a visitor that a page asks about. */
const MAX_ASKED = 3;

interface OwnFitsProps {
  product: Pick<ProductDetails, 'part' | 'fits'>;
}

/** Whether a part fits the visitor's own machines; nothing about those that no parts book lists it for. */
export default function OwnFits({ product: { part, fits } }: OwnFitsProps) {
  const machines = useOwnMachines() ?? [];
  if (!part) return null;
  const listed = machines.filter((own) =>
    fits.some(({ machine }) => machine.handle === own.machine.handle),
  );
  return (
    <ul className="grid gap-2 empty:hidden">
      {listed.slice(0, MAX_ASKED).map((own) => (
        <OwnFit key={own._id} number={part.number} own={own} />
      ))}
    </ul>
  );
}

function OwnFit({ number, own }: { number: string; own: OwnMachine }) {
  const { data } = useOwnFit(number, own);
  if (!data) return null;
  if (data.listed === null || data.verdict === 'unknown') return null;
  const isFitting = data.verdict === 'yes';
  const Icon = isFitting ? CircleCheck : CircleX;
  const range = isFitting ? null : rangeWords(data.serials);
  return (
    <li className="grid grid-cols-[1.25rem_1fr] gap-x-3">
      <Icon
        aria-hidden
        className={`mt-0.5 size-5 ${isFitting ? 'text-leaf-text' : 'text-muted'}`}
      />
      <p className="wrap-anywhere">
        <UserText className="font-semibold">
          {isFitting ? words.fits(nameOf(own)) : words.doesNotFit(nameOf(own))}
        </UserText>
        {own.serial !== null && words.itsSerial(own.serial)}.{range !== null && ` ${range}.`}
      </p>
    </li>
  );
}
