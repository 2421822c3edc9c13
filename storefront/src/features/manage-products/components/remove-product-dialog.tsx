import type { Product } from '@harrow/contract';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { isolate } from '@/lib/format/isolate';
import { messages } from '@/messages';
import { useRemoveProduct } from '../api/products';

const words = messages.manageProducts;

interface RemoveProductDialogProps {
  product: Product;
  onClose: () => void;
}

/** Asks for confirmation, and removes the product. */
export default function RemoveProductDialog({ product, onClose }: RemoveProductDialogProps) {
  const remove = useRemoveProduct();
  return (
    <ConfirmDialog
      title={words.removeTitle}
      isOpen
      confirmLabel={words.delete}
      cancelLabel={words.keep}
      pending={remove.pending}
      pendingLabel={words.deleting}
      onConfirm={() => void remove.run(product._id).then(onClose)}
      onCancel={onClose}
    >
      {words.removeBody(isolate(product.name))}
    </ConfirmDialog>
  );
}
