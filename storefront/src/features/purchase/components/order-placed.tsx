import { CircleCheck } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button';
import { isolate } from '@/lib/format/isolate';
import { formatPieces } from '@/lib/format/pieces';
import { messages } from '@/messages';

/** What comes after an order: it waits to be paid. */
export function OrderPlaced({ quantity, product }: { quantity: number; product: string }) {
  return (
    <section className="grid justify-items-start gap-4 rounded-card border border-line bg-panel p-5">
      <p className="flex gap-3">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf-text" />
        {messages.purchase.placedNext(formatPieces(quantity), isolate(product))}
      </p>
      <ButtonLink to="/dashboard/myorders">{messages.purchase.goToOrders}</ButtonLink>
    </section>
  );
}
