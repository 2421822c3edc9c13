import { Percent, Upload } from 'lucide-react';
import { Suspense, useState } from 'react';
import { DeskKeys } from '@/components/desk/keys';
import { DeskList } from '@/components/desk/list';
import { NoRows } from '@/components/desk/no-rows';
import { SaveButton } from '@/components/desk/save-button';
import { DeskTabs } from '@/components/desk/tabs';
import { ToolSelect } from '@/components/desk/tools';
import { useDeskAddress } from '@/components/desk/use-desk-address';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { showError } from '@/components/ui/toast';
import * as deskPaths from '@/config/desk-paths';
import * as paths from '@/config/paths';
import { loadable } from '@/lib/loadable';
import { messages } from '@/messages';
import { exportTable } from '../api/product-table';
import { PAGE_SIZE, useCategories, useProductsPage, useStockCounts } from '../api/products';
import { filtersIn, type ListFilters } from '../lib/products-address';
import { CategoryOptions } from './category-options';
import { ProductsTable } from './products-table';

const words = messages.manageProducts;

const ImportDialog = loadable(() => import('./import-dialog'));

/** The sentences for an empty list; one of drafts is empty in most shops. */
const wordsFor = ({ stock, ...others }: ListFilters) =>
  stock === 'draft' && Object.keys(others).length === 0
    ? { ...words, noMatch: words.noDrafts }
    : words;

/** The list of products with its tabs and tools. Each choice is part of the address. */
export function ProductsScreen() {
  const { query: address, page } = useDeskAddress();
  const filters = filtersIn(address);
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <>
      <StockTabs filters={filters} />
      <DeskList
        words={words}
        query={useProductsPage(filters, page)}
        size={PAGE_SIZE}
        tools={<Tools filters={filters} />}
        empty={isFiltered ? <NoRows words={wordsFor(filters)} isFiltered /> : <EmptyCatalog />}
        foot={<DeskKeys keys={words.keys} />}
      >
        {(products) => <ProductsTable products={products} first={page * PAGE_SIZE + 1} />}
      </DeskList>
    </>
  );
}

const EmptyCatalog = () => (
  <EmptyState
    {...words.empty}
    picture="/pictures/scenes/empty-products.svg"
    action={<ButtonLink to={paths.addProduct}>{messages.dashboard.addNewProduct}</ButtonLink>}
  />
);

function StockTabs({ filters }: { filters: ListFilters }) {
  const { hrefOf } = useDeskAddress();
  const counts = useStockCounts(filters);
  const tabs = [
    { label: words.all, stock: undefined, count: counts?.all },
    { label: words.lowStock, stock: 'low' as const, count: counts?.low },
    { label: words.soldOut, stock: 'out' as const, count: counts?.out },
    { label: words.drafts, stock: 'draft' as const, count: counts?.draft },
  ];
  return (
    <DeskTabs
      label={words.tabs}
      tabs={tabs.map(({ stock, ...tab }) => ({
        ...tab,
        to: hrefOf({ stock }),
        isCurrent: stock === filters.stock,
      }))}
    />
  );
}

function Tools({ filters }: { filters: ListFilters }) {
  const { choose } = useDeskAddress();
  const [isImporting, setImporting] = useState(false);
  const categories = useCategories();
  return (
    <>
      {filters.stock !== 'draft' && (
        <ToolSelect
          label={words.category}
          value={filters.category ?? ''}
          onChange={({ target }) => choose({ category: target.value })}
        >
          <option value="">{words.allCategories}</option>
          <CategoryOptions categories={categories} chosen={filters.category} />
        </ToolSelect>
      )}
      <div className="flex flex-wrap gap-2 max-[60rem]:w-full min-[60rem]:ml-auto min-[60rem]:gap-3">
        <ButtonLink to={deskPaths.changePrices} variant="tool" size="tool" className="grow">
          <Percent aria-hidden className="size-4.5" />
          {words.changePrices}
        </ButtonLink>
        <Button
          variant="tool"
          size="tool"
          aria-haspopup="dialog"
          onClick={() => setImporting(true)}
          className="grow"
        >
          <Upload aria-hidden className="size-4.5" />
          {words.import}
        </Button>
        <SaveButton
          label={words.export}
          save={exportTable}
          onFailure={(reason) => showError(words.notExported, reason)}
          className="grow"
        />
      </div>
      <Suspense>{isImporting && <ImportDialog onClose={() => setImporting(false)} />}</Suspense>
    </>
  );
}
