import { PartNumber } from '@/components/ui/part-number';
import { Picture } from '@/components/ui/picture';
import { UserText } from '@/components/ui/user-text';
import { formatNumber } from '@/lib/format/numbers';
import { messages } from '@/messages';
import type { OfferedProduct } from '../api/purchase';
import { ReadOnly } from './read-only';

const purchase = messages.purchase;

/** The product, and how its total comes about. */
export function OrderLine({ product, quantity, price, total }: OrderLineProps) {
  return (
    <div className="grid grid-cols-[5rem_1fr] items-center gap-x-4 gap-y-0.5 border-y border-line py-3 tabular-nums">
      <Picture
        src={product.img}
        sizes="5rem"
        className="row-span-2 aspect-8/5 h-auto w-20 rounded-control bg-cream object-cover short:hidden"
      />
      <p className="min-w-0">
        <UserText className="font-semibold wrap-anywhere">{product.name}</UserText>
        <PartNumber className="block">{product.sku}</PartNumber>
      </p>
      <p>
        <ReadOnly label={purchase.quantity} value={formatNumber(quantity)} />{' '}
        {purchase.sum(price, total)}
      </p>
    </div>
  );
}

interface OrderLineProps {
  product: OfferedProduct;
  quantity: number;
  price: string;
  total: string;
}
