import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { showSuccess } from '@/components/ui/toast';
import { dismissUndos } from '@/components/ui/undo-toast';
import * as paths from '@/config/paths';
import type { Ordered } from '@/features/list/components/list-screen';
import { amountOf } from '@/features/list/lib/list-rows';
import { ListOrderDialog } from '@/features/purchase/components/list-order-dialog';
import { withQuantity } from '@/lib/list/list-lines';
import { listStore } from '@/lib/list/list-store';
import { useSession } from '@/lib/session/session-store';
import { messages } from '@/messages';

/** Orders the lines of the list; what was ordered leaves the list, and the payment follows. */
export default function ListOrder({ rows, amount, currency, poNumber, onClose }: Ordered) {
  const { user, role } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    void dismissUndos();
  }, []);
  if (!user) return null;
  const lines = rows.map((row) => {
    const { productId, quantity, checked } = row;
    const { name, sku, img } = checked.product;
    const { price } = checked;
    return { productId, name, number: sku, img, quantity, price, amount: amountOf(row) };
  });
  const pay = (orderId: string) => {
    const rest = lines.reduce(
      (list, { productId }) => withQuantity(list, productId, 0),
      listStore.get(),
    );
    listStore.set(rest);
    showSuccess(messages.purchase.placed);
    void navigate(paths.payment(orderId));
  };
  return (
    <ListOrderDialog
      lines={lines}
      amount={amount}
      currency={currency}
      poNumber={poNumber}
      buyer={{ ...user, isAdmin: role === 'admin' }}
      onPlaced={pay}
      onClose={onClose}
    />
  );
}
