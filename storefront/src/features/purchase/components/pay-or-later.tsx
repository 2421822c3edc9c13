import type { ReactNode } from 'react';
import * as paths from '@/config/paths';
import { MailNote } from '@/components/papers/mail-note';
import { ButtonLink } from '@/components/ui/button';
import { isolate } from '@/lib/format/isolate';
import { formatMoney, formatPieces } from '@/lib/format/numbers';
import { messages } from '@/messages';
import type { PlacedOrder } from '../hooks/use-purchase';

const words = messages.purchase;

interface PayOrLaterProps {
  order: PlacedOrder;
  /** The payment form; if omitted, a link leads to the payment. */
  children?: ReactNode;
}

/** An unpaid order, to pay now or later. */
export function PayOrLater({ order, children }: PayOrLaterProps) {
  const { orderId, product, quantity, amount, currency } = order;
  return (
    <>
      <p className="text-pretty">{words.placedNext(formatPieces(quantity), isolate(product))}</p>
      <MailNote about="placed" />
      {children}
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        {children === undefined && (
          <ButtonLink to={paths.payment(orderId)}>
            {words.payNow(formatMoney(amount, currency))}
          </ButtonLink>
        )}
        <ButtonLink to={paths.order(orderId)} variant="ghost">
          {words.later}
        </ButtonLink>
      </div>
    </>
  );
}
