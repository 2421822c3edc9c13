import type { Category } from '@harrow/contract';
import { Breadcrumb, type Step } from '@/components/ui/breadcrumb';
import { UserText } from '@/components/ui/user-text';
import { messages } from '@/messages';
import { useCategoryTree } from '../api/category-tree';
import { useFound, useList } from '../api/lists';
import { hrefOf, isPlain, type ListAddress } from '../lib/list-address';
import { CategoryLinks } from './category-links';
import { chipsOf, ChosenFilters } from './chosen-filters';
import { EmptyList } from './empty-list';
import { FilterBar } from './filter-bar';
import { ProductResults, ResultsRange, useScrollToTopOfList } from './product-results';

const words = messages.lists;
const NO_CATEGORIES: Category[] = [];

interface ListScreenProps {
  address: ListAddress;
  /** Whether all parameters of the address make sense. */
  isValid: boolean;
  /** The heading, which names what is shown. */
  title: string;
  /** One sentence about it. */
  lead?: string;
  /** The pages above this one. */
  above: Step[];
  /** The name of this page in the breadcrumb. */
  name: string;
}

/** A list of products with everything to narrow it down. What is chosen is part of the URL. */
export function ListScreen(props: ListScreenProps) {
  const { title, lead, above, name } = props;
  const { paging } = props.address;
  const query = useList(props.address);
  const found = useFound(props.address).data;
  const { isMispriced = false } = found ?? {};
  const unpriced = { minPrice: undefined, maxPrice: undefined };
  const address = isMispriced ? { ...props.address, ...unpriced } : props.address;
  const isValid = props.isValid && !isMispriced;
  const { data: tree = NO_CATEGORIES } = useCategoryTree();
  const top = useScrollToTopOfList(paging, query.isPreviousData);
  const choices = { address, tree, found };
  // nothing to narrow down or to sort; chosen filters stay, to be taken out
  const isBare = found?.total === 0 && chipsOf(choices).length === 0;
  return (
    <div className="wrap pb-4">
      <Breadcrumb above={above} current={name} />
      <section ref={top} aria-labelledby="products-title" className="scroll-mt-6">
        <UserText as="h1" id="products-title" className="heading text-4xl lg:text-5xl">
          {title}
        </UserText>
        {lead && <p className="mt-2 max-w-prose text-pretty text-muted">{lead}</p>}
        {!isBare && (
          <div className="mt-6 print:hidden">
            <CategoryLinks {...choices} />
            <FilterBar {...choices} />
          </div>
        )}
        <div className="mt-3 mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <ChosenFilters address={address} tree={tree} found={found} />
          <ResultsRange query={query} paging={paging} />
        </div>
        {!isValid && <p className="mb-6 border-l-2 border-edge pl-3 text-muted">{words.misread}</p>}
        <ProductResults
          query={query}
          paging={paging}
          hrefOf={(page) => hrefOf({ ...address, paging: page })}
          heading="h2"
          eager
          empty={isPlain(address) ? undefined : <EmptyList {...choices} />}
        />
      </section>
    </div>
  );
}
