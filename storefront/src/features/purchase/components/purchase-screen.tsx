import { PageTitle } from '@/components/ui/page-title';
import { Picture } from '@/components/ui/picture';
import { showSuccess } from '@/components/ui/toast';
import { UserText } from '@/components/ui/user-text';
import { formatMoney } from '@/lib/format/money';
import type { SessionUser } from '@/lib/session/session-store';
import { messages } from '@/messages';
import type { Product } from '../api/get-product';
import { usePurchase } from '../hooks/use-purchase';
import { orderAmount } from '../lib/order-amount';
import { OrderPlaced } from './order-placed';
import { ProductFacts } from './product-facts';
import { PurchaseDialog } from './purchase-dialog';
import { QuantityPicker } from './quantity-picker';

interface PurchaseScreenProps {
  product: Product;
  buyer: SessionUser & { isAdmin: boolean };
}

/** One product with everything that a purchase of it needs. */
export function PurchaseScreen({ product, buyer }: PurchaseScreenProps) {
  const purchase = usePurchase(product, buyer, () => showSuccess(messages.purchase.placed));
  const { quantity } = purchase;
  return (
    <div className="wrap grid grid-cols-1 gap-8 py-8 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:gap-14 lg:py-12">
      <Picture
        src={product.img}
        sizes="(width < 64rem) 100vw, 40rem"
        alt={product.name}
        width={800}
        height={600}
        className="aspect-4/3 h-auto w-full rounded-card border border-line bg-cream object-cover lg:sticky lg:top-8"
      />
      <div className="grid grid-cols-1 content-start gap-6">
        <div>
          <PageTitle title={product.name} />
          <UserText as="p" className="-mt-4 text-pretty text-muted">
            {product.description}
          </UserText>
        </div>
        <ProductFacts product={product} />
        <p>
          <span className="label mb-1 block">{messages.purchase.buyer}</span>
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
          total={formatMoney(orderAmount(product.price, quantity), product.currency)}
          delivery={purchase.delivery}
          failure={purchase.failure}
          onConfirm={purchase.confirm}
          onClose={purchase.close}
        />
      )}
    </div>
  );
}
