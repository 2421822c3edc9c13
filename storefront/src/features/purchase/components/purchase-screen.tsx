import { multiplyAmount } from '@harrow/money';
import type { ReactNode } from 'react';
import * as paths from '@/config/paths';
import { BackLink } from '@/components/ui/back-link';
import { PageTitle } from '@/components/ui/page-title';
import { PartNumber } from '@/components/ui/part-number';
import { Picture } from '@/components/ui/picture';
import { Skeleton } from '@/components/ui/loading';
import { showSuccess } from '@/components/ui/toast';
import { UserText } from '@/components/ui/user-text';
import { formatMoney, formatPieces } from '@/lib/format/numbers';
import { unitPriceAt } from '@/lib/price-steps';
import type { SessionUser } from '@/lib/session/session-store';
import { messages } from '@/messages';
import type { OfferedProduct } from '../api/purchase';
import { usePurchase, type PlacedOrder } from '../hooks/use-purchase';
import { OrderLine } from './order-line';
import { OrderPlaced } from './order-placed';
import { PurchaseDialog } from './purchase-dialog';
import { QuantityPicker } from './quantity-picker';
import { UnitPrice } from './unit-price';

const words = messages.purchase;

const LAYOUT =
  'grid grid-cols-1 gap-8 sm:max-lg:landscape:grid-cols-2 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:gap-14';

interface PurchaseScreenProps {
  product: OfferedProduct;
  buyer: SessionUser & { isAdmin: boolean };
  /** Renders the payment of an order placed here. */
  renderPayment: (order: PlacedOrder) => ReactNode;
}

/** The product and the purchase form; after the order, its payment. */
export function PurchaseScreen({ product, buyer, renderPayment }: PurchaseScreenProps) {
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
          className="aspect-8/5 h-auto w-full rounded-card border border-line bg-cream object-cover lg:sticky lg:top-8"
        />
        <div className="grid grid-cols-1 content-start gap-6">
          <ProductSummary product={product} quantity={quantity} />
          {placed ? (
            <OrderPlaced key={placed.orderId} orderId={placed.orderId}>
              {renderPayment(placed)}
            </OrderPlaced>
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
        <Confirmation product={product} quantity={quantity} buyer={buyer} purchase={purchase} />
      )}
    </div>
  );
}

interface ConfirmationProps extends Pick<PurchaseScreenProps, 'product' | 'buyer'> {
  quantity: number;
  purchase: ReturnType<typeof usePurchase>;
}

/** The dialog that confirms the order of one product. */
function Confirmation({ product, quantity, buyer, purchase }: ConfirmationProps) {
  const price = unitPriceAt(product.priceSteps, quantity);
  const total = formatMoney(multiplyAmount(price, quantity), product.currency);
  return (
    <PurchaseDialog
      isOpen
      buyer={buyer}
      total={total}
      delivery={purchase.delivery}
      failure={purchase.failure}
      onConfirm={purchase.confirm}
      onClose={purchase.close}
    >
      <OrderLine
        product={product}
        quantity={quantity}
        price={formatMoney(price, product.currency)}
        total={total}
      />
    </PurchaseDialog>
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
        <PageTitle
          title={product.name}
          lead={
            product.sku !== null && (
              <PartNumber className="text-base text-ink">{product.sku}</PartNumber>
            )
          }
        />
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
