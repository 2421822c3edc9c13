import type { OwnMachine } from '@harrow/contract';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Picture } from '@/components/ui/picture';
import { showUndo } from '@/components/ui/undo-toast';
import { UserText } from '@/components/ui/user-text';
import * as paths from '@/config/paths';
import { isolate } from '@/lib/format/isolate';
import { deviceMachines } from '@/lib/own-machines/device-machines';
import { nameOf, useOwnMachines } from '@/lib/own-machines/own-machines';
import { useSession } from '@/lib/session/session-store';
import { messages } from '@/messages';

const words = messages.myMachines;

const LINK = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

/** The visitor's own machines, each with its parts book; those on this device can be forgotten here. */
export default function OwnMachineCards() {
  const machines = useOwnMachines() ?? [];
  const { user } = useSession();
  if (machines.length === 0) return null;
  return (
    <section aria-labelledby="own-machines" className="mt-10 border-t-2 border-ink pt-6 md:mt-14">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 pb-3">
        <h2 id="own-machines" className="heading text-3xl">
          {words.title}
        </h2>
        {user && (
          <Link to={paths.myMachines} className={LINK}>
            {words.change}
          </Link>
        )}
      </div>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {machines.map((own) => (
          <li key={own._id} className="flex items-stretch gap-1">
            <Card own={own} />
            {!user && <Forget own={own} />}
          </li>
        ))}
      </ul>
      {!user && (
        <p className="flex flex-wrap items-center gap-x-3 pt-3 text-muted">
          {words.keptHereLead}
          <Link to={paths.login} className={LINK}>
            {words.logIn}
          </Link>
        </p>
      )}
    </section>
  );
}

function Card({ own }: { own: OwnMachine }) {
  const { machine, serial, nickname } = own;
  return (
    <Link
      to={paths.forSerial(paths.machine(machine.handle), serial ?? undefined)}
      className="group flex min-w-0 grow items-center gap-3.5 rounded-card border border-edge bg-card p-3 hover:border-ink"
    >
      <Picture
        src={machine.img}
        sizes="6rem"
        className="aspect-8/5 h-auto w-24 shrink-0 rounded-control object-cover"
      />
      <span className="grid min-w-0 leading-snug">
        <UserText className="font-semibold wrap-anywhere underline-offset-4 group-hover:underline">
          {nameOf(own)}
        </UserText>
        {nickname !== null && (
          <UserText className="wrap-anywhere text-muted">{machine.name}</UserText>
        )}
        {serial !== null && <span className="part-number wrap-anywhere">{serial}</span>}
      </span>
    </Link>
  );
}

/** Forgets a machine that is kept on this device, and offers to undo it. */
function Forget({ own }: { own: OwnMachine }) {
  const name = isolate(nameOf(own));
  const forget = () => {
    deviceMachines.remove(own._id);
    void showUndo(words.forgotten(name), words.undo, () => void deviceMachines.keep(own));
  };
  return (
    <button
      type="button"
      aria-label={words.forget(name)}
      title={words.forget(name)}
      onClick={forget}
      className="grid w-11 shrink-0 place-items-center rounded-control text-muted hover:bg-panel hover:text-ink"
    >
      <Trash2 aria-hidden className="size-4.5" />
    </button>
  );
}
