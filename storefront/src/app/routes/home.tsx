import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '@/components/ui/use-document-title';
import { settings } from '@/config/settings';
import { useCategories } from '@/features/catalogue/api/categories';
import { CategoryStrip } from '@/features/catalogue/components/category-strip';
import { ProductGrid } from '@/features/catalogue/components/product-grid';
import { titleOfPage } from '@/features/catalogue/lib/page-title';
import { pagingOf } from '@/features/catalogue/lib/paging';
import { Hero } from '@/features/home/components/hero';
import { PromoPanels } from '@/features/home/components/promo-panels';
import { StatsBlock } from '@/features/home/components/stats-block';
import { loadable } from '@/lib/loadable';
import { messages } from '@/messages';

/** Loaded separately, because it is far below the fold. */
const ReviewGrid = loadable(() => import('@/features/reviews/components/review-grid'));

const NO_CATEGORIES: readonly string[] = [];

/** `/` */
export default function Home() {
  const [query] = useSearchParams();
  useDocumentTitle(titleOfPage(messages.home.title, pagingOf(query)));
  const { data, isError } = useCategories();
  const categories = isError ? NO_CATEGORIES : data?.map(({ id }) => String(id));
  return (
    <div className="wrap">
      <CategoryStrip />
      <div className="mt-3 grid grid-cols-2 gap-3 md:mt-4 md:gap-4 xl:grid-cols-[2fr_1fr]">
        <Hero />
        <PromoPanels categories={categories} />
      </div>
      {settings.demonstration && <StatsBlock />}
      <div className="mt-8 grid gap-10 sm:gap-16">
        <ProductGrid />
        <Suspense fallback={<div className="min-h-96" />}>
          <ReviewGrid />
        </Suspense>
      </div>
    </div>
  );
}
