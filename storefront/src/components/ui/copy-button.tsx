import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { showError } from '@/components/ui/toast';
import { messages } from '@/messages';

const words = messages.ui;

interface CopyButtonProps {
  text: string;
  /** Its name: `Copy the email`. */
  label: string;
  className?: string;
}

/** Copies a text; says so beside its icon. */
export function CopyButton({ text, label, className = '' }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const Icon = isCopied ? Check : Copy;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => showError(words.notCopied),
    );
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => void copy()}
      className={`flex min-h-8 min-w-8 items-center justify-center gap-1.5 rounded-control px-2 text-sm text-muted hover:bg-panel hover:text-ink max-[60rem]:min-h-11 max-[60rem]:min-w-11 print:hidden ${className}`}
    >
      <Icon aria-hidden className="size-4" />
      <span role="status">{isCopied && words.copied}</span>
    </button>
  );
}
