import type { ListedProduct } from '@harrow/contract';
import { CircleCheck, CircleHelp } from 'lucide-react';
import { VisitorMachines } from '@/components/machines/visitor-machines';
import { UserText } from '@/components/ui/user-text';
import { messages } from '@/messages';
import { fitNames, type FitPlace } from '../lib/fit-names';

const words = messages.fitsFilter;

interface FitNoteProps extends FitPlace {
  fit: NonNullable<ListedProduct['fit']>;
}

/** Says of a product in a list for a machine whether it fits. */
export default function FitNote({ fit, ...place }: FitNoteProps) {
  const { machine = '', serial } = place.address;
  const isFitting = fit === 'yes';
  const Icon = isFitting ? CircleCheck : CircleHelp;
  const sentence = isFitting ? words.fits : words.notKnown;
  return (
    <VisitorMachines chosen={{ handle: machine, serial }}>
      {(_machines, own) => (
        <p className="flex items-start gap-1.5 text-sm leading-snug">
          <Icon
            aria-hidden
            className={`mt-px size-4 shrink-0 ${isFitting ? 'text-leaf-text' : 'text-muted'}`}
          />
          <UserText
            className={`min-w-0 wrap-anywhere ${isFitting ? 'font-semibold' : 'text-muted'}`}
          >
            {sentence(fitNames(place, own).short)}
          </UserText>
        </p>
      )}
    </VisitorMachines>
  );
}
