import type { OwnMachine } from '@harrow/contract';
import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { showError } from '@/components/ui/toast';
import { showUndo } from '@/components/ui/undo-toast';
import { useAction } from '@/components/ui/use-action';
import { UserText } from '@/components/ui/user-text';
import * as paths from '@/config/paths';
import { isolate } from '@/lib/format/isolate';
import { describeError, toApiError } from '@/lib/http/api-error';
import { nameOf } from '@/lib/own-machines/own-machines';
import { messages } from '@/messages';
import { useMachineOptions } from '../api/machine-options';
import { useOwnMachineChanges } from '../api/own-machine-changes';
import { EditMachineDialog } from './edit-machine-dialog';

const words = messages.myMachines;

/** A machine of the account: what it is, the way to its parts book, and its changes. */
export function OwnMachineRow({ own }: { own: OwnMachine }) {
  const { machine, serial, nickname } = own;
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-t border-line py-4 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-6 lg:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <Picture
        src={machine.img}
        sizes="9rem"
        loading="lazy"
        className="aspect-8/5 h-auto w-full rounded-control object-cover outline-1 -outline-offset-1 outline-line"
      />
      <div className="leading-snug">
        <UserText as="h2" className="text-lg leading-tight font-semibold wrap-anywhere">
          {nameOf(own)}
        </UserText>
        {nickname !== null && (
          <UserText as="p" className="wrap-anywhere text-muted">
            {machine.name}
          </UserText>
        )}
        <p className={serial === null ? 'text-muted' : 'part-number wrap-anywhere'}>
          {serial ?? words.noSerial}
        </p>
        {own.options !== null && own.options.length > 0 && (
          <Options handle={machine.handle} codes={own.options} />
        )}
      </div>
      <Actions own={own} />
    </li>
  );
}

/** The options of a machine by their names; by their codes until these are known. */
function Options({ handle, codes }: { handle: string; codes: readonly string[] }) {
  const { data = [] } = useMachineOptions(handle);
  const names = codes.map((code) => data.find((option) => option.code === code)?.name ?? code);
  return (
    <p className="text-muted">
      <span className="sr-only">{words.options}: </span>
      <UserText>{names.join(', ')}</UserText>
    </p>
  );
}

/** Deletes a machine, and offers to undo it. */
function useDelete(own: OwnMachine) {
  const { remove, restore } = useOwnMachineChanges();
  const name = isolate(nameOf(own));
  return useAction(async () => {
    try {
      await remove(own._id);
      const undo = () =>
        void restore(own).catch((error: unknown) => showError(describeError(error)));
      void showUndo(words.removed(name), words.undo, undo);
    } catch (error) {
      showError(toApiError(error).status === 404 ? words.gone : describeError(error));
    }
  });
}

function Actions({ own }: { own: OwnMachine }) {
  const [isEditing, setEditing] = useState(false);
  const { run, pending } = useDelete(own);
  const { machine, serial } = own;
  const shared = { size: 'tool', variant: 'tool', 'aria-description': nameOf(own) } as const;
  return (
    <div className="flex flex-wrap gap-2 max-lg:col-span-full">
      <ButtonLink
        to={paths.forSerial(paths.machine(machine.handle), serial ?? undefined)}
        size="tool"
        variant="go"
        aria-description={nameOf(own)}
        className="max-sm:grow"
      >
        {words.openBook}
      </ButtonLink>
      <Button {...shared} aria-haspopup="dialog" onClick={() => setEditing(true)}>
        {words.edit}
      </Button>
      <Button {...shared} pending={pending} onClick={() => void run()}>
        {words.remove}
      </Button>
      {isEditing && <EditMachineDialog own={own} onClose={() => setEditing(false)} />}
    </div>
  );
}
