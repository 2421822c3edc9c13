import type { Order } from '@harrow/contract';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { isolate } from '@/lib/format/isolate';
import { formatPieces } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { useCancelOrder } from '../api/orders';

const orders = messages.orders;

interface CancelOrderDialogProps {
  order: Order;
  onClose: () => void;
}

/** Asks for confirmation, and cancels the order. */
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
