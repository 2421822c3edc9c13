import { useSearchParams } from 'react-router-dom';
import { messages } from '@/messages';
import { useProductsPage } from '../api/products';
import { pagingOf, queryOf, type Paging } from '../lib/paging';
import { ProductResults, ResultsRange, useScrollToTopOfList } from './product-results';

/** The current page of the page that shows the grid, with another page of products. */
const hrefOf = (paging: Paging): string => queryOf(paging) || '?';

/** The products of the home page with pagination; the current page is part of the URL. */
export function ProductGrid() {
  const [search] = useSearchParams();
  const paging = pagingOf(search);
  const query = useProductsPage(paging);
  const top = useScrollToTopOfList(paging, query.isPreviousData);
  return (
    <section ref={top} aria-labelledby="products-title" className="scroll-mt-6">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h2 id="products-title" className="heading text-[1.75rem] md:text-4xl">
          {messages.catalogue.featuredTitle}
        </h2>
        <ResultsRange query={query} paging={paging} />
      </div>
      <ProductResults query={query} paging={paging} hrefOf={hrefOf} heading="h3" eager={false} />
    </section>
  );
}
