import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { showError } from '@/components/ui/toast';
import { messages } from '@/messages';

const words = messages.order;

/** The id of a payment, quiet, with a button that copies it. */
export function TransactionId({ id }: { id: string }) {
  const [isCopied, setCopied] = useState(false);
  const Icon = isCopied ? Check : Copy;
  const copy = () =>
    navigator.clipboard.writeText(id).then(
      () => setCopied(true),
      () => showError(words.notCopied),
    );
  return (
    <p className="flex items-center gap-1 font-mono text-xs text-muted">
      <span className="min-w-0 break-all">
        <span className="sr-only">{words.transactionId}: </span>
        {id}
      </span>
      <button
        type="button"
        aria-label={words.copy}
        title={words.copy}
        onClick={() => void copy()}
        className="grid size-8 shrink-0 place-items-center rounded-control hover:text-ink max-md:size-11"
      >
        <Icon aria-hidden className={`size-4 ${isCopied ? 'text-leaf-text' : ''}`} />
      </button>
      <span role="status" className="sr-only">
        {isCopied && words.copied}
      </span>
    </p>
  );
}
