import { LoaderCircle } from 'lucide-react';
import { messages } from '@/messages';

/** A loading spinner; `label` is for screen readers. */
export function Spinner({ label = messages.ui.loading }: { label?: string }) {
  return (
    <div role="status" className="grid min-h-40 place-items-center text-muted">
      <LoaderCircle aria-hidden className="size-8 animate-spin" />
      <span className="sr-only">{label}</span>
    </div>
  );
}

/** A placeholder for loading content; `className` sets its size and shape. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden className={`animate-pulse rounded-control bg-line/60 ${className}`} />;
}
