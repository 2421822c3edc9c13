import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { isolate } from '@/lib/format/isolate';
import { messages } from '@/messages';
import type { ListedProduct } from '../api/list-all-products';
import { useRemoveProduct } from '../hooks/use-remove-product';

const words = messages.manageProducts;

interface RemoveProductDialogProps {
  product: ListedProduct;
  onClose: () => void;
}

/** Asks before a product is removed, and removes it. */
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
