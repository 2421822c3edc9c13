import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { Dialog } from '@/components/ui/dialog';
import { messages } from '@/messages';

const words = messages.webhooks;

interface SecretDialogProps {
  secret: string;
  onClose: () => void;
}

/** Shows a secret, once. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  return (
    <Dialog
      title={words.secretTitle}
      isOpen
      onClose={onClose}
      foot={<Button onClick={onClose}>{words.close}</Button>}
    >
      <p className="text-muted">{words.secretText}</p>
      <div className="flex items-center gap-2 rounded-control border border-edge bg-paper py-1 pr-1 pl-3">
        <code aria-label={words.secretLabel} className="figure min-w-0 grow text-sm break-all">
          {secret}
        </code>
        <CopyButton text={secret} label={words.copySecret} />
      </div>
    </Dialog>
  );
}
