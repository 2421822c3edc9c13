import type { Order } from '@harrow/contract';
import { useCreditNotes } from '@/lib/papers';
import { messages } from '@/messages';
import { PaperButton } from './paper-button';

/** The credit notes of an order; empty without refunds. */
export function CreditNotes({
  order: { _id, refunded },
}: {
  order: Pick<Order, '_id' | 'refunded'>;
}) {
  const { data: creditNotes = [] } = useCreditNotes(_id, refunded);
  return creditNotes.map(({ number }) => (
    <PaperButton
      key={number}
      orderId={_id}
      creditNote={number}
      className="min-h-11 w-fit underline underline-offset-4 md:min-h-6 print:hidden"
    >
      {messages.order.creditNote(number)}
    </PaperButton>
  ));
}
