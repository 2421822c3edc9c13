import { LoaderCircle } from 'lucide-react';
import { messages } from '@/messages';

/** Turns while something is on its way; `label` is what a screen reader hears. */
export function Spinner({ label = messages.ui.loading }: { label?: string }) {
  return (
    <div role="status" className="grid min-h-40 place-items-center text-muted">
      <LoaderCircle aria-hidden className="size-8 animate-spin" />
      <span className="sr-only">{label}</span>
    </div>
  );
}
