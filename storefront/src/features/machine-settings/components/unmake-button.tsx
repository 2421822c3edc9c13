import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { showSuccess } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import * as paths from '@/config/paths';
import { isolate } from '@/lib/format/isolate';
import { describeError, toApiError } from '@/lib/http/api-error';
import { messages } from '@/messages';
import { useDeleteMachine } from '../api/machine-settings';

const words = messages.machineSettings;

const failureOf = (error: unknown): string =>
  toApiError(error).code === 'book_published' ? words.isPublished : describeError(error);

/** Makes a machine an ordinary product, once that is confirmed; a published book forbids it. */
export function UnmakeButton({ handle, name }: { handle: string; name: string }) {
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const navigate = useNavigate();
  const remove = useDeleteMachine(handle);
  const { run, pending } = useAction(async () => {
    setProblem('');
    try {
      await remove();
      showSuccess(words.unmade);
      void navigate(paths.partsBooks);
    } catch (error) {
      setProblem(failureOf(error));
    }
  });
  const close = () => {
    setAsking(false);
    setProblem('');
  };
  return (
    <>
      <Button variant="danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {words.unmake}
      </Button>
      <ConfirmDialog
        title={words.unmakeTitle(isolate(name))}
        isOpen={isAsking}
        confirmLabel={words.unmake}
        pending={pending}
        pendingLabel={words.unmaking}
        onConfirm={() => void run()}
        onCancel={close}
      >
        {words.unmakeText}
        <p role="alert" className="mt-3 font-medium text-red-text empty:hidden">
          {problem}
        </p>
      </ConfirmDialog>
    </>
  );
}
