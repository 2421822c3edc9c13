import type { ListedProduct, Product } from '@harrow/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { QueryError } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/loading';
import { showError } from '@/components/ui/toast';
import { formatNumber } from '@/lib/format/numbers';
import { loadable } from '@/lib/loadable';
import { messages } from '@/messages';
import type { ProductPage } from '../api/products';
import { isBeyondLast, pageCount, rangeOf, type Paging } from '../lib/paging';
import { GridFooter } from './grid-footer';
import { ProductCard, ProductCardSkeleton } from './product-card';

const catalogue = messages.catalogue;
const EmptyCatalogue = loadable(() => import('./empty-catalogue'));
const MAX_COLUMNS = 3;
const GRID = 'grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3';

interface ProductResultsProps {
  query: UseQueryResult<ProductPage>;
  paging: Paging;
  /** Returns the URL of a page of this list. */
  hrefOf: (paging: Paging) => string;
  /** The headings of the cards. */
  heading: 'h2' | 'h3';
  /** Whether the first row is above the fold. */
  eager: boolean;
  /** Returns what a card says of a product besides its details. */
  noteOf?: (product: Product & Pick<ListedProduct, 'fit'>) => ReactNode;
  /** Shown if there are no products; by default that the shop has none. */
  empty?: ReactNode;
  /** The page in another view than cards, and what stands there while it is loading. */
  view?: { page: ReactNode; loading: ReactNode };
}

/** A page of products in each state of its query, with its pagination. */
export function ProductResults(props: ProductResultsProps) {
  const { query, paging, hrefOf, heading, eager, noteOf, empty, view } = props;
  const page = query.data;
  useRedirectToLastPage(paging, page, hrefOf);
  useNotFoundToast(page);
  const isMissing = page?.found === false;
  return (
    <>
      {query.isLoading && (view?.loading ?? <Loading count={paging.size} eager={eager} />)}
      {(isMissing || query.isError) && (
        <QueryError
          title={catalogue.errorTitle}
          query={query}
          message={isMissing ? catalogue.notFoundHint : undefined}
        />
      )}
      {page?.found && page.products.length === 0 && (
        <Suspense>{empty ?? <EmptyCatalogue />}</Suspense>
      )}
      {page?.found && page.products.length > 0 && view?.page}
      {page?.found && page.products.length > 0 && !view && (
        <ul
          aria-busy={query.isPreviousData}
          className={`${GRID} transition-opacity duration-200 ${query.isPreviousData ? 'opacity-60' : ''}`}
        >
          {page.products.map((product, index) => (
            // at two columns, an odd last card lies across both
            <li key={product._id} className="md:max-lg:odd:last:col-span-2">
              <ProductCard
                product={product}
                heading={heading}
                eager={eager && index < MAX_COLUMNS}
                note={noteOf?.(product)}
              />
            </li>
          ))}
        </ul>
      )}
      {page?.found && page.total > 0 && (
        <GridFooter paging={paging} total={page.total} hrefOf={hrefOf} />
      )}
    </>
  );
}

interface ResultsRangeProps {
  query: UseQueryResult<ProductPage>;
  paging: Paging;
}

/** Announces which products of how many are on show. */
export function ResultsRange({ query: { data, isPreviousData }, paging }: ResultsRangeProps) {
  return (
    <p role="status" className="label">
      {data?.found && data.products.length > 0 && !isPreviousData && (
        <Range paging={paging} total={data.total} />
      )}
    </p>
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

/** Scrolls back to the heading when the page changes, if it is above the viewport. */
export function useScrollToTopOfList({ size, page }: Paging, waiting: boolean) {
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
function useRedirectToLastPage(
  paging: Paging,
  page: ProductPage | undefined,
  hrefOf: (paging: Paging) => string,
): void {
  const navigate = useNavigate();
  const total = page?.found ? page.total : 0;
  const { size } = paging;
  const last = isBeyondLast(paging, total)
    ? hrefOf({ size, page: pageCount(total, size) - 1 })
    : null;
  useEffect(() => {
    if (last !== null) void navigate(last, { replace: true });
  }, [last, navigate]);
}

function useNotFoundToast(page: ProductPage | undefined): void {
  const missing = page?.found === false;
  useEffect(() => {
    if (missing) showError(catalogue.notFound);
  }, [missing, page]);
}
