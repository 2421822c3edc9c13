import { useEffect, useState } from 'react';
import type { SessionUser } from '@/lib/session/session-store';
import type { Product } from '../api/get-product';
import type { Delivery } from '../lib/delivery-schema';
import { orderAmount } from '../lib/order-amount';
import { problemWords } from '../lib/problem-words';
import { purchaseDraft } from '../lib/purchase-draft';
import type { PurchaseFailure } from '../lib/purchase-failure';
import { quantityProblem } from '../lib/quantity-problem';
import { useDeliveryForm } from './use-delivery-form';
import { usePlaceOrder } from './use-place-order';

/**
 * One purchase page: the quantity, the form and what confirming them led to. `onPlaced` is told
 * once for each order.
 */
export function usePurchase(
  product: Product,
  buyer: SessionUser & { isAdmin: boolean },
  onPlaced: () => void,
) {
  const { email, name, isAdmin } = buyer;
  const [draft] = useState(() => purchaseDraft(email, product._id));
  const [kept] = useState(() => draft.read());
  const [quantity, setQuantity] = useState<number | null>(kept?.quantity ?? null);
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<PurchaseFailure | null>(null);
  const [placed, setPlaced] = useState<number | null>(null);
  const delivery = useDeliveryForm(kept, buyer);
  const { form } = delivery;
  const place = usePlaceOrder();
  useEffect(() => {
    if (quantity === null && !delivery.isTyped) draft.drop();
    else draft.keep({ quantity, ...delivery.values });
  });

  const { minimum, available, price } = product;
  const problem = quantityProblem({ quantity, minimum, available, isAdmin });

  const confirm = async (where: Delivery): Promise<void> => {
    setFailure(null);
    // The stock or the role may have changed while the form was open.
    if (problem) setFailure({ message: problemWords(problem) });
    if (problem || quantity === null) return;
    const order = { product: product.name, productId: product._id, quantity, name, email };
    const amount = orderAmount(price, quantity);
    const outcome = await place({ ...order, ...where, amount }, available - quantity);
    if (outcome.ok) {
      setOpen(false);
      setPlaced(quantity);
      setQuantity(null);
      delivery.clear();
      onPlaced();
      return;
    }
    setFailure(outcome.failure);
    const { phone, address } = outcome.failure.fields ?? {};
    if (address) form.setError('address', { message: address });
    if (phone) form.setError('phone', { message: phone }, { shouldFocus: true });
  };

  return {
    quantity,
    problem,
    placed,
    isOpen,
    delivery,
    failure,
    confirm,
    setQuantity,
    open: () => {
      setPlaced(null);
      setFailure(null);
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}
