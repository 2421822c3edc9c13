import { useEffect, useState } from 'react';
import type { SessionUser } from '@/lib/session/session-store';
import { usePlaceListOrder } from '../api/list-order';
import type { ListFailure } from '../lib/list-failure';
import { purchaseDraft, type Delivery } from '../lib/purchase-schema';
import { showFieldErrors, useDeliveryForm } from './use-delivery-form';

/** The order that the dialog confirms; `amount` is decimal, the sum of the lines. */
interface AskedOrder {
  lines: readonly { productId: string; quantity: number }[];
  amount: number;
  poNumber: string;
}

/** The state of the dialog that orders a list. Calls `onPlaced` with the id of the order. */
export function useListOrder(
  { lines, amount, poNumber }: AskedOrder,
  buyer: SessionUser & { isAdmin: boolean },
  onPlaced: (orderId: string) => void,
) {
  const { email, name } = buyer;
  const [draft] = useState(() => purchaseDraft(email, 'list'));
  const [stored] = useState(() => draft.read());
  const [failure, setFailure] = useState<ListFailure | null>(null);
  const delivery = useDeliveryForm(stored, buyer);
  const place = usePlaceListOrder();
  useEffect(() => {
    if (delivery.isTyped) draft.save({ quantity: null, ...delivery.values });
    else draft.remove();
  });
  const confirm = async (where: Delivery): Promise<void> => {
    setFailure(null);
    const outcome = await place({
      lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
      amount,
      poNumber: poNumber === '' ? undefined : poNumber,
      name,
      email,
      ...where,
    });
    if (outcome.ok) {
      delivery.clear();
      onPlaced(outcome.orderId);
      return;
    }
    setFailure(outcome.failure);
    showFieldErrors(delivery.form, outcome.failure.fields);
  };
  return { delivery, failure, confirm };
}
