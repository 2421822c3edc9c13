import { ArrowRight } from 'lucide-react';
import { UserText } from '@/components/ui/user-text';
import { messages } from '@/messages';

/** A value before and after a change. */
export function BeforeAfter({ before, after }: { before: string; after: string }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <UserText className="text-muted">{before}</UserText>
      <ArrowRight aria-hidden className="size-3.5 shrink-0 text-muted" />
      <span className="sr-only">{messages.importProducts.becomes}</span>
      <UserText className="font-semibold">{after}</UserText>
    </span>
  );
}
