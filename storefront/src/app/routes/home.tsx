import { Suspense } from 'react';
import { useDocumentTitle } from '@/components/ui/use-document-title';
import { CategoryStrip } from '@/features/catalogue/components/category-strip';
import { ProductGrid } from '@/features/catalogue/components/product-grid';
import { Hero } from '@/features/home/components/hero';
import { PromoPanels } from '@/features/home/components/promo-panels';
import { StatsBlock } from '@/features/home/components/stats-block';
import { loadable } from '@/lib/loadable';
import { messages } from '@/messages';

/** Loaded separately, because it is far below the fold. */
const ReviewGrid = loadable(() => import('@/features/reviews/components/review-grid'));

/** `/` */
export default function Home() {
  useDocumentTitle(messages.home.title);
  return (
    <div className="wrap">
      <CategoryStrip />
      <div className="mt-6 grid gap-16 sm:gap-20">
        <div className="grid gap-6">
          <Hero />
          <PromoPanels />
        </div>
        <StatsBlock />
        <ProductGrid />
        <Suspense fallback={<div className="min-h-96" />}>
          <ReviewGrid />
        </Suspense>
      </div>
    </div>
  );
}
