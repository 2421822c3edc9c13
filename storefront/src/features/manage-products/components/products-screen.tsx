import { Download, Upload } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { DeskPaging } from '@/components/desk/paging';
import { DeskSearch } from '@/components/desk/search-field';
import { DeskTabs } from '@/components/desk/tabs';
import { ToolButton, ToolSelect } from '@/components/desk/tools';
import { showError } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { QueryContent } from '@/components/ui/query-list';
import { deskHref, deskPageHref } from '@/lib/desk-address';
import { describeError } from '@/lib/http/api-error';
import { loadable } from '@/lib/loadable';
import { messages } from '@/messages';
import { exportTable } from '../api/product-table';
import { PAGE_SIZE, useCategories, useProductsPage, useStockCounts } from '../api/products';
import { listIn } from '../lib/products-address';
import { CategoryOptions } from './category-options';
import { NoProducts } from './no-products';
import { ProductsTable } from './products-table';

const words = messages.manageProducts;

const ImportDialog = loadable(() => import('./import-dialog'));

/** The list of products with its tabs and tools. What is chosen is part of the address. */
export function ProductsScreen() {
  const [query] = useSearchParams();
  const { filters, page } = listIn(query);
  return (
    <>
      <StockTabs query={query} />
      <Tools query={query} />
      <QueryContent
        query={useProductsPage(filters, page)}
        loading={words.loading}
        errorTitle={words.errorTitle}
      >
        {({ products, total }) => (
          <>
            {total === 0 ? (
              <NoProducts isFiltered={Object.keys(filters).length > 0} />
            ) : (
              <ProductsTable products={products} first={page * PAGE_SIZE + 1} />
            )}
            <DeskPaging
              page={page}
              size={PAGE_SIZE}
              total={total}
              hrefOf={(number) => deskPageHref(query, number)}
            />
          </>
        )}
      </QueryContent>
    </>
  );
}

function StockTabs({ query }: { query: URLSearchParams }) {
  const { filters } = listIn(query);
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
        to: deskHref(query, { stock }),
        isCurrent: stock === filters.stock,
      }))}
    />
  );
}

function Tools({ query }: { query: URLSearchParams }) {
  const navigate = useNavigate();
  const [isImporting, setImporting] = useState(false);
  const { filters } = listIn(query);
  const categories = useCategories();
  const choose = (choices: Parameters<typeof deskHref>[1]) =>
    void navigate(deskHref(query, choices));
  const download = useAction(async () => {
    try {
      await exportTable();
    } catch (error) {
      showError(words.notExported, describeError(error));
    }
  });
  return (
    <div className="screen-only flex flex-wrap items-center gap-2 py-3 min-[60rem]:gap-3">
      <DeskSearch
        label={words.search}
        hint={words.searchHint}
        value={filters.q ?? ''}
        onSearch={(q) => choose({ q })}
      />
      <ToolSelect
        label={words.category}
        value={filters.category ?? ''}
        onChange={({ target }) => choose({ category: target.value })}
      >
        <option value="">{words.allCategories}</option>
        <CategoryOptions categories={categories} chosen={filters.category} />
      </ToolSelect>
      <div className="flex flex-wrap gap-2 max-[60rem]:w-full min-[60rem]:ml-auto min-[60rem]:gap-3">
        <ToolButton icon={Upload} aria-haspopup="dialog" onClick={() => setImporting(true)}>
          {words.import}
        </ToolButton>
        <ToolButton
          icon={Download}
          aria-disabled={download.pending}
          onClick={() => void download.run()}
        >
          {words.export}
        </ToolButton>
      </div>
      <Suspense>{isImporting && <ImportDialog onClose={() => setImporting(false)} />}</Suspense>
    </div>
  );
}
