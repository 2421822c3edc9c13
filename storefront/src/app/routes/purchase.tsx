import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import * as paths from '@/config/paths';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useDocumentTitle } from '@/components/ui/use-document-title';
import { QueryError } from '@/components/ui/error-state';
import { PayOrLater } from '@/features/purchase/components/pay-or-later';
import { PurchaseScreen, PurchaseSkeleton } from '@/features/purchase/components/purchase-screen';
import { useProduct } from '@/features/purchase/api/purchase';
import type { PlacedOrder } from '@/features/purchase/hooks/use-purchase';
import { isolate } from '@/lib/format/isolate';
import { toApiError } from '@/lib/http/api-error';
import { loadable } from '@/lib/loadable';
import { useSession } from '@/lib/session/session-store';
import { messages } from '@/messages';

const purchase = messages.purchase;

// if it fails to load, the link to the page of the payment stays
const PayPlaced = loadable(() =>
  import('../pay-placed').catch(() => ({
    default: ({ placed }: { placed: PlacedOrder }) => <PayOrLater order={placed} />,
  })),
);

/** `/purchase/:id` */
export default function Purchase() {
  const { id = '' } = useParams();
  const { user, role } = useSession();
  const product = useProduct(id);
  useDocumentTitle(isolate(product.data?.name ?? purchase.pageTitle));

  if (product.data && user) {
    const buyer = { ...user, isAdmin: role === 'admin' };
    // The key resets the form when the product changes.
    return (
      <PurchaseScreen
        key={id}
        product={product.data}
        buyer={buyer}
        renderPayment={(placed) => (
          <Suspense fallback={<PayOrLater order={placed} />}>
            <PayPlaced placed={placed} />
          </Suspense>
        )}
      />
    );
  }
  if (!product.error) return <PurchaseSkeleton />;
  if (toApiError(product.error).status === 404) return <Gone />;
  return (
    <div className="wrap py-12">
      <h1 className="sr-only">{purchase.pageTitle}</h1>
      <QueryError title={purchase.errorTitle} query={product} />
    </div>
  );
}

function Gone() {
  return (
    <div className="wrap py-12">
      <h1 className="sr-only">{purchase.pageTitle}</h1>
      <EmptyState
        picture="/pictures/scenes/empty-products.svg"
        title={purchase.goneTitle}
        text={purchase.goneHint}
        action={<ButtonLink to={paths.products}>{purchase.allProducts}</ButtonLink>}
      />
    </div>
  );
}
