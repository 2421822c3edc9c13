import { matchPath } from 'react-router-dom';
import * as paths from '@/config/paths';
import { PartNumber } from '@/components/ui/part-number';
import { Picture } from '@/components/ui/picture';
import { UserText } from '@/components/ui/user-text';
import { formatPieces } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { useWantedProduct } from '../api/purchase';
import { quantityOf } from '../lib/asked-quantity';

const words = messages.purchase;

/** The product that the address of a purchase names, with its pieces; nothing for another address. */
export function WantedProduct({ address }: { address: string }) {
  const { pathname, searchParams } = new URL(address, window.location.origin);
  const id = matchPath(paths.purchase(':id'), pathname)?.params.id;
  const quantity = quantityOf(searchParams.get(paths.QUANTITY));
  return id === undefined ? null : <Wanted id={id} quantity={quantity} />;
}

/** As tall before the product is known as afterwards. */
function Wanted({ id, quantity }: { id: string; quantity: number | null }) {
  const product = useWantedProduct(id);
  return (
    <section
      aria-label={words.wanted}
      className="mb-6 grid min-h-22 grid-cols-[5rem_1fr] items-center gap-4 rounded-card bg-panel p-3"
    >
      {product && (
        <>
          <Picture
            src={product.img}
            sizes="5rem"
            className="aspect-8/5 h-auto w-20 rounded-control bg-cream object-cover"
          />
          <p className="min-w-0 leading-snug">
            <UserText className="font-semibold wrap-anywhere">{product.name}</UserText>
            <span className="block text-sm text-muted">
              <PartNumber className="text-sm">{product.sku}</PartNumber>
              {product.sku !== null && quantity !== null && ' · '}
              {quantity !== null && formatPieces(quantity)}
            </span>
          </p>
        </>
      )}
    </section>
  );
}
