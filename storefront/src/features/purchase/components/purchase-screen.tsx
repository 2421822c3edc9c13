import { multiplyAmount } from '@harrow/money';
import type { Product } from '@harrow/contract';
import { CircleCheck } from 'lucide-react';
import * as paths from '@/config/paths';
import { ButtonLink } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/page-title';
import { Picture } from '@/components/ui/picture';
import { Skeleton } from '@/components/ui/loading';
import { showSuccess } from '@/components/ui/toast';
import { UserText } from '@/components/ui/user-text';
import { isolate } from '@/lib/format/isolate';
import { formatMoney, formatPieces } from '@/lib/format/numbers';
import type { SessionUser } from '@/lib/session/session-store';
import { messages } from '@/messages';
import { usePurchase } from '../hooks/use-purchase';
import { PurchaseDialog } from './purchase-dialog';
import { QuantityPicker } from './quantity-picker';

const words = messages.purchase;

const LAYOUT =
  'wrap grid grid-cols-1 gap-8 py-8 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:gap-14 lg:py-12';

interface PurchaseScreenProps {
  product: Product;
  buyer: SessionUser & { isAdmin: boolean };
}

/** The product and the purchase form. */
export function PurchaseScreen({ product, buyer }: PurchaseScreenProps) {
  const purchase = usePurchase(product, buyer, () => showSuccess(words.placed));
  const { quantity } = purchase;
  return (
    <div className={LAYOUT}>
      <Picture
        src={product.img}
        sizes="(width < 64rem) 100vw, 40rem"
        alt={product.name}
        width={960}
        height={600}
        className="aspect-8/5 h-auto w-full rounded-card border border-line bg-cream object-cover lg:sticky lg:top-8"
      />
      <div className="grid grid-cols-1 content-start gap-6">
        <div>
          <PageTitle title={product.name} />
          <UserText as="p" className="-mt-4 text-pretty text-muted">
            {product.description}
          </UserText>
        </div>
        <ProductDetails product={product} />
        <p>
          <span className="label mb-1 block">{words.buyer}</span>
          <UserText className="font-semibold">{buyer.name}</UserText>{' '}
          <UserText className="text-muted">{buyer.email}</UserText>
        </p>
        <QuantityPicker
          product={product}
          quantity={quantity}
          problem={purchase.problem}
          onQuantityChange={purchase.setQuantity}
          onPick={purchase.open}
        />
        {purchase.placed !== null && (
          <OrderPlaced quantity={purchase.placed} product={product.name} />
        )}
      </div>
      {purchase.isOpen && quantity !== null && (
        <PurchaseDialog
          isOpen
          buyer={buyer}
          quantity={quantity}
          total={formatMoney(multiplyAmount(product.price, quantity), product.currency)}
          delivery={purchase.delivery}
          failure={purchase.failure}
          onConfirm={purchase.confirm}
          onClose={purchase.close}
        />
      )}
    </div>
  );
}

/** The price, stock and minimum order of a product. */
function ProductDetails({ product }: { product: Product }) {
  const details = [
    { label: words.price, value: formatMoney(product.price, product.currency) },
    { label: words.available, value: formatPieces(product.available) },
    { label: words.minimum, value: formatPieces(product.minimum) },
  ];
  return (
    <dl className="grid grid-cols-2 border-y border-line sm:grid-cols-3">
      {details.map(({ label, value }, index) => (
        <div
          key={label}
          className={`grid gap-1.5 py-4 ${index === 0 ? 'col-span-2 border-b border-line sm:col-span-1 sm:border-b-0' : ''} ${index === 2 ? 'pl-4' : ''} sm:not-first:border-l sm:not-first:border-line sm:not-first:pl-4`}
        >
          <dt className="label">{label}</dt>
          <dd className="figure text-xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The notice after an order was placed, with a link to pay it. */
function OrderPlaced({ quantity, product }: { quantity: number; product: string }) {
  return (
    <section className="grid justify-items-start gap-4 rounded-card border border-line bg-panel p-5">
      <p className="flex gap-3">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf-text" />
        {words.placedNext(formatPieces(quantity), isolate(product))}
      </p>
      <ButtonLink to={paths.orders}>{words.goToOrders}</ButtonLink>
    </section>
  );
}

/** A placeholder for the purchase page. */
export function PurchaseSkeleton() {
  return (
    <div role="status" className={LAYOUT}>
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="aspect-8/5 w-full" />
      <div className="grid content-start gap-6">
        <Skeleton className="h-12 w-3/4" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-12 w-1/2" />
        <Skeleton className="h-12 w-full sm:w-44" />
      </div>
    </div>
  );
}
