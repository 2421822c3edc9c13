import { MAX_LIST_NAME_LENGTH } from '@harrow/contract';
import { useState, type FormEvent } from 'react';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/text-field';
import { showSuccess } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { isolate } from '@/lib/format/isolate';
import { describeError } from '@/lib/http/api-error';
import type { ListLines } from '@/lib/list/list-store';
import { messages } from '@/messages';
import { useSavedListChanges } from '../api/saved-lists';

const words = messages.myList;

/** Asks for the name to save the list by. */
export default function SaveListDialog({
  lines,
  onClose,
}: {
  lines: ListLines;
  onClose: () => void;
}) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const { save } = useSavedListChanges();
  const { run, pending } = useAction(async () => {
    const trimmed = name.trim();
    if (trimmed === '') {
      setProblem(words.nameRequired);
      return;
    }
    try {
      await save(trimmed, lines);
      showSuccess(words.savedNow(isolate(trimmed)));
      onClose();
    } catch (error) {
      setProblem(describeError(error));
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <Dialog
      title={words.savedTitle}
      isOpen
      size="narrow"
      busy={pending}
      onClose={onClose}
      onSubmit={submit}
      foot={
        <DialogActions
          confirmLabel={words.save}
          pending={pending}
          pendingLabel={words.saving}
          onCancel={onClose}
        />
      }
    >
      <TextField
        label={words.savedName}
        hint={words.savedHint}
        value={name}
        error={problem}
        maxLength={MAX_LIST_NAME_LENGTH}
        autoFocus
        autoComplete="off"
        onChange={(event) => {
          setName(event.target.value);
          setProblem(undefined);
        }}
      />
    </Dialog>
  );
}
