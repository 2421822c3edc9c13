import type { ProductFilters } from '@harrow/contract';
import { Download, Upload } from 'lucide-react';
import { Suspense, useState } from 'react';
import { DeskFoot } from '@/components/desk/foot';
import { DeskKeys, type DeskKey } from '@/components/desk/keys';
import { DeskSearch } from '@/components/desk/search-field';
import { DeskTabs } from '@/components/desk/tabs';
import { DeskTools, ToolSelect } from '@/components/desk/tools';
import { Button } from '@/components/ui/button';
import { useDeskAddress } from '@/components/desk/use-desk-address';
import { showError } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { QueryContent } from '@/components/ui/query-list';
import { describeError } from '@/lib/http/api-error';
import { loadable } from '@/lib/loadable';
import { messages } from '@/messages';
import { exportTable } from '../api/product-table';
import { PAGE_SIZE, useCategories, useProductsPage, useStockCounts } from '../api/products';
import { filtersIn } from '../lib/products-address';
import { CategoryOptions } from './category-options';
import { NoProducts } from './no-products';
import { ProductsTable } from './products-table';

const words = messages.manageProducts;
const { keyNames, shortKeys } = words;

const ImportDialog = loadable(() => import('./import-dialog'));

const KEYS: readonly DeskKey[] = [
  { keys: ['J'], name: keyNames.down, short: shortKeys.down },
  { keys: ['K'], name: keyNames.up, short: shortKeys.up },
  { keys: ['A'], name: keyNames.stock, short: shortKeys.stock },
  { keys: ['E'], name: keyNames.edit, short: shortKeys.edit },
  { keys: ['Enter'], name: keyNames.open },
  { keys: ['1', '2', '3'], name: keyNames.tabs },
  { keys: ['Esc'], name: keyNames.close },
];

/** The list of products with its tabs and tools. What is chosen is part of the address. */
export function ProductsScreen() {
  const { query: address, page } = useDeskAddress();
  const filters = filtersIn(address);
  const query = useProductsPage(filters, page);
  return (
    <>
      <StockTabs filters={filters} />
      <Tools filters={filters} />
      <QueryContent query={query} loading={words.loading} errorTitle={words.errorTitle}>
        {({ products, total }) =>
          total === 0 ? (
            <NoProducts isFiltered={Object.keys(filters).length > 0} />
          ) : (
            <ProductsTable products={products} first={page * PAGE_SIZE + 1} />
          )
        }
      </QueryContent>
      <DeskFoot size={PAGE_SIZE} total={query.isPreviousData ? undefined : query.data?.total}>
        <DeskKeys keys={KEYS} />
      </DeskFoot>
    </>
  );
}

function StockTabs({ filters }: { filters: ProductFilters }) {
  const { hrefOf } = useDeskAddress();
  const counts = useStockCounts(filters);
  const tabs = [
    { label: words.all, stock: undefined, count: counts?.all },
    { label: words.lowStock, stock: 'low' as const, count: counts?.low },
    { label: words.soldOut, stock: 'out' as const, count: counts?.out },
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

function Tools({ filters }: { filters: ProductFilters }) {
  const { choose } = useDeskAddress();
  const [isImporting, setImporting] = useState(false);
  const categories = useCategories();
  const download = useAction(async () => {
    try {
      await exportTable();
    } catch (error) {
      showError(words.notExported, describeError(error));
    }
  });
  return (
    <DeskTools>
      <DeskSearch label={words.search} hint={words.searchHint} />
      <ToolSelect
        label={words.category}
        value={filters.category ?? ''}
        onChange={({ target }) => choose({ category: target.value })}
      >
        <option value="">{words.allCategories}</option>
        <CategoryOptions categories={categories} chosen={filters.category} />
      </ToolSelect>
      <div className="flex flex-wrap gap-2 max-[60rem]:w-full min-[60rem]:ml-auto min-[60rem]:gap-3">
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
        <Button
          variant="tool"
          size="tool"
          aria-disabled={download.pending}
          onClick={() => void download.run()}
          className="grow"
        >
          <Download aria-hidden className="size-4.5" />
          {words.export}
        </Button>
      </div>
      <Suspense>{isImporting && <ImportDialog onClose={() => setImporting(false)} />}</Suspense>
    </DeskTools>
  );
}
