import { Suspense, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Product } from '@harrow/contract';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/loading';
import { showError } from '@/components/ui/toast';
import { describeError } from '@/lib/http/api-error';
import { formatNumber } from '@/lib/format/numbers';
import { loadable } from '@/lib/loadable';
import { messages } from '@/messages';
import { type ProductPage, useProductsPage } from '../api/products';
import { isBeyondLast, pageCount, pagingOf, queryOf, rangeOf, type Paging } from '../lib/paging';
import { GridFooter } from './grid-footer';
import { ProductCard, ProductCardSkeleton } from './product-card';

const catalogue = messages.catalogue;
const EmptyCatalogue = loadable(() => import('./empty-catalogue'));
const MAX_COLUMNS = 3;
const GRID = 'grid grid-cols-1 gap-6 md:grid-cols-2 lg:grid-cols-3';

interface ProductGridProps {
  /** `h1` if this is the main heading of the page. */
  heading: 'h1' | 'h2';
  /** Whether the first row is above the fold. */
  eager?: boolean;
}

/** The products with pagination; the current page is part of the URL. */
export function ProductGrid({ heading: Heading, eager = false }: ProductGridProps) {
  const [search] = useSearchParams();
  const paging = pagingOf(search);
  const query = useProductsPage(paging);
  const page = query.data;
  const top = useScrollToTopOfList(paging, query.isPreviousData);
  useRedirectToLastPage(paging, page);
  useNotFoundToast(page);

  return (
    <section ref={top} aria-labelledby="products-title" className="scroll-mt-6">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <Heading id="products-title" className="heading text-4xl">
          {catalogue.featuredTitle}
        </Heading>
        <p role="status" className="label">
          {page?.found && page.products.length > 0 && !query.isPreviousData && (
            <Range paging={paging} total={page.total} />
          )}
        </p>
      </div>
      {query.isLoading && <Loading count={paging.size} eager={eager} />}
      {page?.found === false && (
        <ErrorState
          title={catalogue.errorTitle}
          message={catalogue.notFoundHint}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isError && (
        <ErrorState
          title={catalogue.errorTitle}
          message={describeError(query.error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {page?.found && (
        <Products
          products={page.products}
          heading={Heading === 'h1' ? 'h2' : 'h3'}
          eager={eager}
          stale={query.isPreviousData}
        />
      )}
      {page?.found && page.total > 0 && <GridFooter paging={paging} total={page.total} />}
    </section>
  );
}

function Range({ paging, total }: { paging: Paging; total: number }) {
  const { first, last } = rangeOf(paging, total);
  const pages = pageCount(total, paging.size);
  return (
    <>
      <span className="sr-only">
        {messages.ui.pageOf(formatNumber(paging.page + 1), formatNumber(pages))}:{' '}
      </span>
      {catalogue.range(formatNumber(first), formatNumber(last), formatNumber(total))}
    </>
  );
}

function Loading({ count, eager }: { count: number; eager: boolean }) {
  return (
    <div role="status">
      <span className="sr-only">{catalogue.loading}</span>
      <div className={GRID}>
        {Array.from({ length: count }, (_, index) => (
          <ProductCardSkeleton key={index} eager={eager && index < MAX_COLUMNS} />
        ))}
      </div>
      <Skeleton className="mt-8 h-10 w-52 sm:h-11" />
    </div>
  );
}

interface ProductsProps {
  products: Product[];
  heading: 'h2' | 'h3';
  eager: boolean;
  /** Whether the next page is loading. */
  stale: boolean;
}

function Products({ products, heading, eager, stale }: ProductsProps) {
  if (products.length === 0) {
    return (
      <Suspense>
        <EmptyCatalogue />
      </Suspense>
    );
  }
  return (
    <ul
      aria-busy={stale}
      className={`${GRID} transition-opacity duration-200 ${stale ? 'opacity-60' : ''}`}
    >
      {products.map((product, index) => (
        <li key={product._id} className="md:max-lg:odd:last:col-span-2">
          <ProductCard product={product} heading={heading} eager={eager && index < MAX_COLUMNS} />
        </li>
      ))}
    </ul>
  );
}

/** Scrolls back to the heading when the page changes, if it is above the viewport. */
function useScrollToTopOfList({ size, page }: Paging, waiting: boolean) {
  const top = useRef<HTMLElement>(null);
  const shown = useRef(`${size}/${page}`);
  useEffect(() => {
    const now = `${size}/${page}`;
    if (waiting || shown.current === now) return;
    shown.current = now;
    const section = top.current;
    if (section && section.getBoundingClientRect().top < 0) section.scrollIntoView();
  }, [size, page, waiting]);
  return top;
}

/** Redirects from beyond the last page, e.g. after products were removed, to the last page. */
function useRedirectToLastPage(paging: Paging, page: ProductPage | undefined): void {
  const navigate = useNavigate();
  const total = page?.found ? page.total : 0;
  const { size } = paging;
  const isBeyond = isBeyondLast(paging, total);
  useEffect(() => {
    if (!isBeyond) return;
    const last = queryOf({ size, page: pageCount(total, size) - 1 });
    void navigate({ search: last }, { replace: true });
  }, [isBeyond, size, total, navigate]);
}

function useNotFoundToast(page: ProductPage | undefined): void {
  const missing = page?.found === false;
  useEffect(() => {
    if (missing) showError(catalogue.notFound);
  }, [missing, page]);
}
