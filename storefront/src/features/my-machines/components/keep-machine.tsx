import { MAX_OWN_MACHINES, type MachineLink } from '@harrow/contract';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { showError } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import * as paths from '@/config/paths';
import { describeError } from '@/lib/http/api-error';
import { ownAmong, useAccountMachines, useOwnMachines } from '@/lib/own-machines/own-machines';
import { useSession } from '@/lib/session/session-store';
import { messages } from '@/messages';
import { useKeepMachine } from '../api/own-machine-changes';

const words = messages.myMachines;

export interface KeepMachineProps {
  machine: MachineLink;
  /** The serial number that the page is for. */
  serial: string | undefined;
  /** Called once it is known to be one of the visitor's own machines. */
  onOwn?: () => void;
}

/** Keeps a machine for the visitor, or says that it is kept. */
export default function KeepMachine({ machine, serial, onOwn }: KeepMachineProps) {
  const { status } = useSession();
  const { isInitialLoading } = useAccountMachines();
  const own = ownAmong(useOwnMachines(), machine, serial);
  const [wasKept, setKept] = useState(false);
  const keep = useKeepMachine();
  const { run, pending } = useAction(async () => {
    try {
      if (await keep(machine, serial)) setKept(true);
      else showError(words.tooMany(MAX_OWN_MACHINES), words.tooManyNext);
    } catch (error) {
      showError(describeError(error));
    }
  });
  const isKept = own !== undefined || wasKept;
  useEffect(() => {
    if (isKept) onOwn?.();
  }, [isKept, onOwn]);
  if (status === 'loading' || isInitialLoading) return null;
  return (
    <>
      <div role="status" className="empty:hidden">
        {isKept && <Kept isOnAccount={status === 'signed-in'} hasFocus={wasKept} />}
      </div>
      {!isKept && (
        <Button
          variant="ghost"
          size="small"
          pending={pending}
          pendingLabel={words.keeping}
          onClick={() => void run()}
        >
          {words.keep}
        </Button>
      )}
    </>
  );
}

interface KeptProps {
  isOnAccount: boolean;
  /** Whether the focus moves here from the button that was pressed. */
  hasFocus: boolean;
}

function Kept({ isOnAccount, hasFocus }: KeptProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (hasFocus) link.current?.focus();
  }, [hasFocus]);
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span className="flex items-center gap-2 font-semibold">
        <CircleCheck aria-hidden className="size-5 shrink-0 text-leaf-text" />
        {isOnAccount ? words.kept : words.keptHere}
      </span>{' '}
      <Link
        ref={link}
        to={isOnAccount ? paths.myMachines : paths.machines}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {words.seeKept}
      </Link>
    </p>
  );
}
