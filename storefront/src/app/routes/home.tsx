import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '@/components/ui/use-document-title';
import { ProductGrid } from '@/features/catalogue/components/product-grid';
import { titleOfPage } from '@/features/catalogue/lib/page-title';
import { pagingOf } from '@/features/catalogue/lib/paging';
import { loadable } from '@/lib/loadable';
import { messages } from '@/messages';

// loaded separately, because the server has rendered them when the page opens
const Top = loadable(() => import('../home/top'));
const Rest = loadable(() => import('../home/rest'));

/** `/` */
export default function Home() {
  const [query] = useSearchParams();
  useDocumentTitle(titleOfPage(messages.home.title, pagingOf(query)));
  return (
    <div className="flex flex-col">
      <Suspense fallback={<div className="min-h-dvh" />}>
        <Top />
      </Suspense>
      <div className="wrap mt-8 w-full md:mt-14">
        <ProductGrid />
      </div>
      <div className="wrap order-1 mt-10 grid w-full gap-10 sm:mt-16 sm:gap-16">
        <Suspense fallback={<div className="min-h-96" />}>
          <Rest />
        </Suspense>
      </div>
    </div>
  );
}
