import { Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { showError } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { describeError } from '@/lib/http/api-error';
import { loadable } from '@/lib/loadable';
import { messages } from '@/messages';
import { downloadOwnData } from '../api/personal-data';
import { hasBegunToDelete, stopDeleting } from '../hooks/use-delete-account';

const words = messages.profile;

const DeleteAccountDialog = loadable(() => import('./delete-account-dialog'));

/** Lets a user download their data or delete the account. */
export function YourData({ email }: { email: string }) {
  // continues the deletion after the user had to log in again
  const [isOpen, setOpen] = useState(() => hasBegunToDelete(email));
  const [wasOpened, setOpened] = useState(isOpen);
  const { run, pending } = useAction(async () => {
    try {
      await downloadOwnData();
    } catch (error) {
      showError(words.dataFailed, describeError(error));
    }
  });
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  const close = () => {
    stopDeleting(email);
    setOpen(false);
  };
  return (
    <section className="screen-only mt-6 grid gap-5 rounded-card border border-line bg-card p-6 sm:p-8">
      <div className="grid gap-2">
        <h2 className="heading text-2xl">{words.dataTitle}</h2>
        <p className="max-w-prose text-muted text-pretty">{words.dataText}</p>
        <p className="max-w-prose text-muted text-pretty">{words.deleteText}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="ghost"
          pending={pending}
          pendingLabel={words.dataDownloading}
          onClick={() => void run()}
        >
          {words.dataDownload}
        </Button>
        <Button variant="ghost" onClick={open}>
          {words.delete}
        </Button>
      </div>
      <Suspense>
        {wasOpened && <DeleteAccountDialog email={email} isOpen={isOpen} onClose={close} />}
      </Suspense>
    </section>
  );
}
