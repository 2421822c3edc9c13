import { useEffect, useRef } from 'react';
import * as paths from '@/config/paths';
import { BackLink } from '@/components/ui/back-link';
import { ButtonLink } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/page-title';
import { Picture } from '@/components/ui/picture';
import { Skeleton } from '@/components/ui/loading';
import { showSuccess } from '@/components/ui/toast';
import { UnitPrice } from '@/components/ui/unit-price';
import { UserText } from '@/components/ui/user-text';
import { isolate } from '@/lib/format/isolate';
import { formatMoney, formatPieces } from '@/lib/format/numbers';
import type { SessionUser } from '@/lib/session/session-store';
import { messages } from '@/messages';
import { useOrderNumber, type OfferedProduct } from '../api/purchase';
import { usePurchase, type PlacedOrder } from '../hooks/use-purchase';
import { PurchaseDialog } from './purchase-dialog';
import { QuantityPicker } from './quantity-picker';

const words = messages.purchase;

const LAYOUT =
  'grid grid-cols-1 gap-8 sm:max-lg:landscape:grid-cols-2 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:gap-14';

interface PurchaseScreenProps {
  product: OfferedProduct;
  buyer: SessionUser & { isAdmin: boolean };
}

/** The product and the purchase form; after the order, the way to pay it. */
export function PurchaseScreen({ product, buyer }: PurchaseScreenProps) {
  const purchase = usePurchase(product, buyer, () => showSuccess(words.placed));
  const { quantity, placed } = purchase;
  return (
    <div className="wrap pb-8 lg:pb-12">
      <div className="py-2">
        <BackLink to={paths.product(product.handle)}>{words.back}</BackLink>
      </div>
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
          <ProductSummary product={product} quantity={quantity} />
          {placed ? (
            <OrderPlaced key={placed.orderId} order={placed} product={product.name} />
          ) : (
            <>
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
            </>
          )}
        </div>
      </div>
      {purchase.isOpen && quantity !== null && (
        <PurchaseDialog
          isOpen
          buyer={buyer}
          product={product}
          quantity={quantity}
          delivery={purchase.delivery}
          failure={purchase.failure}
          onConfirm={purchase.confirm}
          onClose={purchase.close}
        />
      )}
    </div>
  );
}

/** The name, price, description, stock and minimum order of a product. */
function ProductSummary({ product, quantity }: ProductSummaryProps) {
  const details = [
    { label: words.available, value: formatPieces(product.available) },
    { label: words.minimum, value: formatPieces(product.minimum) },
  ];
  return (
    <>
      <div className="grid gap-4 *:m-0">
        <PageTitle title={product.name} />
        <UnitPrice
          steps={product.priceSteps}
          regular={product.price}
          currency={product.currency}
          quantity={quantity ?? undefined}
        >
          <span className="text-muted">{words.perPiece}</span>
        </UnitPrice>
        <UserText as="p" className="text-pretty text-muted">
          {product.description}
        </UserText>
      </div>
      <dl className="grid grid-cols-2 border-y border-line">
        {details.map(({ label, value }) => (
          <div
            key={label}
            className="grid gap-1.5 py-4 not-first:border-l not-first:border-line not-first:pl-4"
          >
            <dt className="label">{label}</dt>
            <dd className="figure text-xl">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface ProductSummaryProps {
  product: OfferedProduct;
  quantity: number | null;
}

/** The order that was placed, and whether to pay it now or later. It takes the focus. */
function OrderPlaced({ order, product }: { order: PlacedOrder; product: string }) {
  const { orderId, quantity, amount, currency } = order;
  const number = useOrderNumber(orderId);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="grid grid-cols-1 gap-4 border-t-2 border-ink pt-6">
      <h2 ref={heading} tabIndex={-1} className="heading text-2xl">
        {number === null ? words.placedTitle : words.placedNumber(number)}
      </h2>
      <p className="text-pretty">{words.placedNext(formatPieces(quantity), isolate(product))}</p>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <ButtonLink to={paths.payment(orderId)}>
          {words.payNow(formatMoney(amount, currency))}
        </ButtonLink>
        <ButtonLink to={paths.order(orderId)} variant="ghost">
          {words.later}
        </ButtonLink>
      </div>
    </section>
  );
}

/** A placeholder for the purchase page. */
export function PurchaseSkeleton() {
  return (
    <div role="status" className={`wrap py-8 lg:py-12 ${LAYOUT}`}>
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
