import type { AnswerOf, findMachinesBySerial, MachineLink } from '@harrow/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { UserText } from '@/components/ui/user-text';
import * as paths from '@/config/paths';
import { describeError } from '@/lib/http/api-error';
import { builtWords } from '@/lib/serial-words';
import { messages } from '@/messages';
import { useMachinesBySerial } from '../api/machines';

const words = messages.partsBook;

type Found = AnswerOf<typeof findMachinesBySerial>;

interface SerialAnswerProps {
  serial: string | undefined;
  /** Keeps the machine that has the number. */
  keep: (machine: MachineLink, serial: string) => ReactNode;
}

/** The answer to a serial number: its machine, several, or none with a likely reading. */
export function SerialAnswer({ serial, keep }: SerialAnswerProps) {
  const { data, error, isFetching, refetch } = useMachinesBySerial(serial);
  const [only, another] = data?.matches ?? [];
  return (
    <>
      <div role="status" aria-busy={isFetching} className="grid gap-4 empty:hidden">
        {data && serial !== undefined && <Answer found={data} serial={serial} />}
        {!data && error !== null && (
          <div className="grid justify-items-start gap-3">
            <p className="font-semibold">{words.findFailed}</p>
            <p className="text-muted">{describeError(error)}</p>
            <Button
              variant="ghost"
              size="small"
              pending={isFetching}
              onClick={() => void refetch()}
            >
              {words.retry}
            </Button>
          </div>
        )}
      </div>
      {only && !another && serial !== undefined && keep(only, serial)}
    </>
  );
}

function Answer({ found: { matches, suggestions }, serial }: { found: Found; serial: string }) {
  const [only] = matches;
  if (only && matches.length === 1) return <MachineCard machine={only} serial={serial} isOnly />;
  if (matches.length > 1) {
    return (
      <>
        <p className="font-semibold">{words.several}</p>
        <ul className="grid gap-3">
          {matches.map((machine) => (
            <li key={machine.handle}>
              <MachineCard machine={machine} serial={serial} />
            </li>
          ))}
        </ul>
      </>
    );
  }
  return (
    <div className="grid justify-items-start gap-3">
      <p className="font-semibold">{words.none}</p>
      <Readings
        suggestions={suggestions}
        hrefOf={(reading) => paths.forSerial(paths.machines, reading)}
      />
      <p className="text-muted">{words.noneNext}</p>
    </div>
  );
}

interface ReadingsProps {
  suggestions: readonly string[];
  hrefOf: (serial: string) => string;
}

/** Likely readings of a serial number, each to be taken by a press. */
export const Readings = ({ suggestions, hrefOf }: ReadingsProps) =>
  suggestions.map((reading) => (
    <ButtonLink key={reading} to={hrefOf(reading)} variant="card" size="small" replace>
      {words.didYouMean(reading)}
    </ButtonLink>
  ));

interface MachineCardProps {
  machine: Found['matches'][number];
  serial: string;
  /** Whether it is the only answer, whose button is the next step. */
  isOnly?: boolean;
}

function MachineCard({ machine: { handle, name, img, built }, serial, isOnly }: MachineCardProps) {
  const look = isOnly
    ? 'bg-red text-on-red group-hover:bg-red-deep'
    : 'border-2 border-ink group-hover:bg-ink group-hover:text-paper';
  return (
    <Link
      to={paths.forSerial(paths.machine(handle), serial)}
      className={`group grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-3.5 gap-y-3 rounded-card bg-card p-3 sm:grid-cols-[9rem_minmax(0,1fr)_auto] sm:gap-x-5 sm:pr-4 ${isOnly ? 'border-2 border-ink' : 'border border-edge'}`}
    >
      <Picture
        src={img}
        sizes="9rem"
        className="aspect-8/5 h-auto w-full rounded-control object-cover"
      />
      <span className="leading-snug">
        <UserText className="block font-semibold">{name}</UserText>
        <span className="text-muted">{builtWords(built)}</span>
      </span>
      <span className={`button min-h-12 px-4 max-sm:col-span-full sm:min-h-10 ${look}`}>
        {words.openBook}
      </span>
    </Link>
  );
}
