import { useEffect, useState } from 'react';
import { multiplyAmount } from '@harrow/money';
import { unitPriceAt } from '@/lib/price-steps';
import type { SessionUser } from '@/lib/session/session-store';
import { purchaseDraft, type Delivery } from '../lib/purchase-schema';
import { describeProblem, quantityProblem } from '../lib/quantity-problem';
import type { PurchaseFailure } from '../lib/purchase-failure';
import { usePlaceOrder, type OfferedProduct } from '../api/purchase';
import { useAskedQuantity } from './use-asked-quantity';
import { showFieldErrors, useDeliveryForm } from './use-delivery-form';

/** An order that was placed on this page; `amount` is decimal. */
export interface PlacedOrder {
  orderId: string;
  /** The name of the product. */
  product: string;
  quantity: number;
  amount: number;
  currency: string;
}

/**
 * The state of a purchase page: the quantity, the form and the outcome. Calls `onPlaced` after each
 * order.
 */
export function usePurchase(
  product: OfferedProduct,
  buyer: SessionUser & { isAdmin: boolean },
  onPlaced: () => void,
) {
  const { email, name, isAdmin } = buyer;
  const [draft] = useState(() => purchaseDraft(email, product._id));
  const [stored] = useState(() => draft.read());
  const asked = useAskedQuantity();
  const [quantity, setQuantity] = useState<number | null>(asked ?? stored?.quantity ?? null);
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<PurchaseFailure | null>(null);
  const [placed, setPlaced] = useState<PlacedOrder | null>(null);
  const delivery = useDeliveryForm(stored, buyer);
  const place = usePlaceOrder();
  useEffect(() => {
    if (quantity === null && !delivery.isTyped) draft.remove();
    else draft.save({ quantity, ...delivery.values });
  });

  const { minimum, available, priceSteps } = product;
  const problem = quantityProblem({ quantity, minimum, available, isAdmin });

  const confirm = async (where: Delivery): Promise<void> => {
    setFailure(null);
    // The stock or the role may have changed while the form was open.
    if (problem) setFailure({ message: describeProblem(problem) });
    if (problem || quantity === null) return;
    const order = { product: product.name, productId: product._id, quantity, name, email };
    const amount = multiplyAmount(unitPriceAt(priceSteps, quantity), quantity);
    const outcome = await place({ ...order, ...where, amount }, available - quantity);
    if (outcome.ok) {
      setOpen(false);
      const { name: bought, currency } = product;
      setPlaced({ orderId: outcome.orderId, product: bought, quantity, amount, currency });
      setQuantity(null);
      delivery.clear();
      onPlaced();
      return;
    }
    setFailure(outcome.failure);
    showFieldErrors(delivery.form, outcome.failure.fields);
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
      setFailure(null);
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}
