import { Plus, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { VisitorMachines } from '@/components/machines/visitor-machines';
import { UserText } from '@/components/ui/user-text';
import { isolate } from '@/lib/format/isolate';
import { messages } from '@/messages';
import { fitNames, type FitPlace } from '../lib/fit-names';
import { changed, hrefOf, NO_MACHINE } from '../lib/list-address';
import { CHIP } from './chip-style';

const words = messages.fitsFilter;

/** The most machines of a visitor that a list offers. */
const MAX_OFFERED = 3;

/** The machine that the parts of a list are for, and the visitor's own machines to choose. */
export default function FitChips(place: FitPlace) {
  const { address } = place;
  const { machine, serial } = address;
  const chosen = machine === undefined ? undefined : { handle: machine, serial };
  return (
    <VisitorMachines chosen={chosen}>
      {(machines, own) => {
        const others = machines.filter((each) => each !== own).slice(0, MAX_OFFERED);
        return (
          <ul aria-label={words.title} className="flex flex-wrap items-center gap-2 empty:hidden">
            {chosen && (
              <li>
                <Link
                  to={hrefOf(changed(address, NO_MACHINE))}
                  aria-label={words.remove(words.fits(isolate(fitNames(place, own).long)))}
                  className={`${CHIP} border-ink font-semibold wrap-anywhere`}
                >
                  <UserText>{words.fits(fitNames(place, own).long)}</UserText>
                  <X aria-hidden className="size-4 shrink-0 text-muted" />
                </Link>
              </li>
            )}
            {others.map((each) => (
              <li key={each._id}>
                <Link
                  to={hrefOf(
                    changed(address, {
                      machine: each.machine.handle,
                      serial: each.serial ?? undefined,
                    }),
                  )}
                  className={`${CHIP} wrap-anywhere`}
                >
                  <Plus aria-hidden className="size-4 shrink-0 text-muted" />
                  <UserText>{words.fits(each.nickname ?? each.machine.name)}</UserText>
                </Link>
              </li>
            ))}
          </ul>
        );
      }}
    </VisitorMachines>
  );
}
