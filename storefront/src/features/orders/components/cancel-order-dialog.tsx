import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { isolate } from '@/lib/format/isolate';
import { formatPieces } from '@/lib/format/pieces';
import { messages } from '@/messages';
import { useCancelOrder } from '../hooks/use-cancel-order';
import type { Order } from '../lib/order';

const orders = messages.orders;

interface CancelOrderDialogProps {
  order: Order;
  onClose: () => void;
}

/** Asks before an order is cancelled, and cancels it. */
export default function CancelOrderDialog({ order, onClose }: CancelOrderDialogProps) {
  const cancel = useCancelOrder();
  return (
    <ConfirmDialog
      title={orders.cancelTitle}
      isOpen
      confirmLabel={orders.delete}
      cancelLabel={orders.keep}
      pending={cancel.pending}
      pendingLabel={orders.deleting}
      onConfirm={() => void cancel.run(order._id).then(onClose)}
      onCancel={onClose}
    >
      {orders.cancelBody(formatPieces(order.quantity), isolate(order.product))}
    </ConfirmDialog>
  );
}
