import type { Category, ListedProduct } from '@harrow/contract';
import { Suspense, useSyncExternalStore } from 'react';
import { Breadcrumb, type Step } from '@/components/ui/breadcrumb';
import { SearchedWords } from '@/components/ui/marked';
import { UserText } from '@/components/ui/user-text';
import { loadable } from '@/lib/loadable';
import { messages } from '@/messages';
import { useCategoryTree } from '../api/category-tree';
import { useList, useSearchResult, without } from '../api/lists';
import { pathTo } from '../lib/category-path';
import { hasViews, hrefOf, isPlain, type ListAddress } from '../lib/list-address';
import { defaultView, storedView, watchView } from '../lib/list-view';
import { CategoryLinks } from './category-links';
import { chosenCount, ChosenFilters } from './chosen-filters';
import { FilterBar } from './filter-bar';
import { HelpLinks } from './help-links';
import { ProductResults, ResultsRange, useScrollToTopOfList } from './product-results';
import { RowsLoading } from './rows-loading';
import { ViewSwitch } from './view-switch';

// most lists show cards, and products alone
const EmptyList = loadable(() => import('./empty-list'));
const PartsTable = loadable(() => import('./parts-table'));
const FoundMachines = loadable(() => import('./found-machines'));
const WordsLeftOut = loadable(() => import('./words-left-out'));
const FitNote = loadable(() => import('./fit-note'));

const words = messages.lists;
const NO_CATEGORIES: Category[] = [];

interface ListScreenProps {
  address: ListAddress;
  /** The parameters of the address that make no sense. */
  bad: readonly string[];
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
  const result = useSearchResult(props.address).data;
  const refused = result?.refused ?? [];
  const address = without(refused, props.address);
  const isValid = props.bad.length === 0 && refused.length === 0;
  const { data: tree = NO_CATEGORIES } = useCategoryTree();
  const top = useScrollToTopOfList(paging, query.isPreviousData);
  const choices = { address, tree, result };
  // nothing to narrow down or to sort; chosen filters stay, to be taken out
  const isBare = result?.total === 0 && chosenCount(choices) === 0;
  const byDefault = address.isSearch ? 'cards' : defaultView(pathTo(tree, address.category));
  const stored = useSyncExternalStore(watchView, storedView, () => null);
  const view = hasViews(address) ? (address.view ?? stored ?? byDefault) : 'cards';
  const isTable = view === 'table';
  const loading = <RowsLoading count={paging.size} />;
  const range = <ResultsRange query={query} paging={paging} />;
  const noteOf = ({ fit }: Pick<ListedProduct, 'fit'>) =>
    fit && (
      <Suspense>
        <FitNote fit={fit} address={address} result={result} />
      </Suspense>
    );
  return (
    <div className="wrap pb-4">
      <Breadcrumb above={above} current={name} />
      <section ref={top} aria-labelledby="products-title" className="scroll-mt-6">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
          <div className={isTable ? 'min-w-0 md:max-w-3/4' : 'min-w-0'}>
            <UserText as="h1" id="products-title" className="heading text-4xl lg:text-5xl">
              {title}
            </UserText>
            {lead && (
              <p
                className={`mt-2 text-pretty text-muted ${isTable ? 'max-md:hidden' : 'max-w-prose'}`}
              >
                {lead}
              </p>
            )}
          </div>
          {hasViews(address) && !isBare && (
            <div className="ml-auto flex items-center gap-4">
              {isTable && range}
              <ViewSwitch address={address} current={view} byDefault={byDefault} />
            </div>
          )}
        </div>
        {!isBare && (
          <div className={`${isTable ? 'mt-3 md:mt-1' : 'mt-6'} print:hidden`}>
            <CategoryLinks {...choices} isWithin={isTable} />
            <FilterBar {...choices} />
          </div>
        )}
        {isTable && !isBare ? (
          <div className="mt-2 mb-4 has-[>:empty]:mb-0">
            <ChosenFilters {...choices} />
          </div>
        ) : (
          <div className="mt-3 mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <ChosenFilters {...choices} />
            {range}
          </div>
        )}
        {!isValid && <p className="mb-6 border-l-2 border-edge pl-3 text-muted">{words.misread}</p>}
        {result && (result.replaced ?? (result.machines?.length ?? 0) > 0) && (
          <Suspense>
            <FoundMachines serial={address.q} {...result} />
          </Suspense>
        )}
        {result?.near && result.total > 0 && (
          <Suspense>
            <WordsLeftOut address={address} result={result} />
          </Suspense>
        )}
        <SearchedWords.Provider value={result?.near ? result.kept.join(' ') : address.q}>
          <ProductResults
            query={query}
            paging={paging}
            hrefOf={(page) => hrefOf({ ...address, paging: page })}
            heading="h2"
            eager
            noteOf={noteOf}
            empty={isPlain(address) ? undefined : <EmptyList {...choices} />}
            view={
              isTable
                ? {
                    page: (
                      <Suspense fallback={loading}>
                        <PartsTable
                          caption={name}
                          products={result?.products ?? []}
                          noteOf={noteOf}
                          isBusy={query.isPreviousData}
                        />
                      </Suspense>
                    ),
                    loading,
                  }
                : undefined
            }
          />
          {isTable && (result?.total ?? 0) > 0 && (
            <p className="scripted mt-4 text-sm text-muted">{words.startsAtMinimum}</p>
          )}
        </SearchedWords.Provider>
        {result && result.total > 0 && <HelpLinks typed={address.q} />}
      </section>
    </div>
  );
}
