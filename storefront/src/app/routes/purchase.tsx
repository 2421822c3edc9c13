import { useParams } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useDocumentTitle } from '@/components/ui/use-document-title';
import { ErrorState } from '@/components/ui/error-state';
import { PurchaseScreen } from '@/features/purchase/components/purchase-screen';
import { PurchaseSkeleton } from '@/features/purchase/components/purchase-skeleton';
import { useProduct } from '@/features/purchase/hooks/use-product';
import { isolate } from '@/lib/format/isolate';
import { toApiError } from '@/lib/http/api-error';
import { describeError } from '@/lib/http/describe-error';
import { useSession } from '@/lib/session/session-store';
import { messages } from '@/messages';

const purchase = messages.purchase;

/** `/purchase/:id` */
export default function Purchase() {
  const { id = '' } = useParams();
  const { user, role } = useSession();
  const product = useProduct(id);
  useDocumentTitle(isolate(product.data?.name ?? purchase.pageTitle));

  if (product.data && user) {
    const buyer = { ...user, isAdmin: role === 'admin' };
    // A key, so that nothing typed for one product is ordered of another.
    return <PurchaseScreen key={id} product={product.data} buyer={buyer} />;
  }
  if (!product.error) return <PurchaseSkeleton />;
  if (toApiError(product.error).status === 404) return <Gone />;
  return (
    <div className="wrap py-12">
      <h1 className="sr-only">{purchase.pageTitle}</h1>
      <ErrorState
        title={purchase.errorTitle}
        message={describeError(product.error)}
        onRetry={() => void product.refetch()}
        retrying={product.isFetching}
      />
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
        action={<ButtonLink to="/allproduct">{purchase.allProducts}</ButtonLink>}
      />
    </div>
  );
}
