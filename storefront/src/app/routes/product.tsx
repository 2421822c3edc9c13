import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { PageError } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/loading';
import { useDocumentTitle } from '@/components/ui/use-document-title';
import { useCategoryTree } from '@/features/catalogue/api/category-tree';
import { pagesAbove } from '@/features/catalogue/lib/pages-above';
import { useOwnPriceSteps, useProductPage } from '@/features/product/api/product';
import { ProductScreen } from '@/features/product/components/product-screen';
import { loadable } from '@/lib/loadable';
import { messages } from '@/messages';
import NotFound from './not-found';

const words = messages.product;

/** Loaded separately, because they are below the fold. */
const ProductReviews = loadable(() => import('@/features/reviews/components/product-reviews'));

/** `/products/:handle` */
export default function ProductPage() {
  const { handle = '' } = useParams();
  const query = useProductPage(handle);
  const priceSteps = useOwnPriceSteps(query.data);
  const { data: tree } = useCategoryTree();
  // not below the one that the page for unknown addresses sets
  useDocumentTitle(
    query.data === null ? messages.notFound.title : (query.data?.name ?? words.title),
  );
  if (query.data === null) return <NotFound />;
  if (query.data) {
    return (
      <ProductScreen
        key={handle}
        product={query.data}
        above={pagesAbove(query.data.category, tree)}
        priceSteps={priceSteps}
      >
        <Suspense fallback={<div className="min-h-96" />}>
          <ProductReviews key={handle} product={{ id: query.data._id, handle }} />
        </Suspense>
      </ProductScreen>
    );
  }
  if (!query.isError) return <Loading />;
  return <PageError title={words.errorTitle} query={query} />;
}

function Loading() {
  return (
    <div
      role="status"
      className="wrap grid grid-cols-1 gap-8 py-12 lg:grid-cols-[1.2fr_1fr] lg:gap-14"
    >
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="aspect-8/5 w-full" />
      <div className="grid content-start gap-6">
        <Skeleton className="h-12 w-3/4" />
        <Skeleton className="h-10 w-1/3" />
        <Skeleton className="h-14 w-48" />
        <Skeleton className="h-28 w-full" />
      </div>
    </div>
  );
}
