import { MAX_LIST_LINES, type Product } from '@harrow/contract';
import { ClipboardList } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Button, type ButtonStyle } from '@/components/ui/button';
import { showError, showSuccess } from '@/components/ui/toast';
import * as paths from '@/config/paths';
import { isolate } from '@/lib/format/isolate';
import { formatPieces } from '@/lib/format/numbers';
import { withAdded } from '@/lib/list/list-lines';
import { listStore } from '@/lib/list/list-store';
import { messages } from '@/messages';
import { BASE } from '@/messages/en/language';

const words = messages.addToList;

export interface AddToListProps extends ButtonStyle {
  product: Pick<Product, '_id' | 'name' | 'minimum'>;
  /** The pieces to add; by default as many as an order has at least. */
  quantity?: number;
  /** Shows the icon alone, where there is no room for the words. */
  isIcon?: boolean;
  className?: string;
}

/** Puts a product on the shopper's list, and says so; one that is there gets more pieces. */
export default function AddToListButton(props: AddToListProps) {
  const { product, quantity = product.minimum, isIcon, className = '' } = props;
  const { variant = 'ghost', size } = props;
  const navigate = useNavigate();
  const add = () => {
    const { _id: productId, name } = product;
    const lines = withAdded(listStore.get(), [{ productId, quantity }]);
    const line = lines.find((known) => known.productId === productId);
    if (!line) {
      showError(words.full(MAX_LIST_LINES), words.fullNext);
      return;
    }
    listStore.set(lines);
    const open = <OpenList onOpen={() => void navigate(paths.list)} />;
    showSuccess(words.added(formatPieces(line.quantity), isolate(name)), open);
  };
  return (
    <Button
      variant={variant}
      size={size}
      aria-label={isIcon ? words.add : undefined}
      aria-description={product.name}
      onClick={add}
      className={`print:hidden ${className}`}
    >
      <ClipboardList aria-hidden className="size-5 shrink-0" />
      {!isIcon && words.add}
    </Button>
  );
}

/** A link in a toast, which is outside the router. */
function OpenList({ onOpen }: { onOpen: () => void }) {
  return (
    <a
      href={BASE + paths.list}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {words.open}
    </a>
  );
}
