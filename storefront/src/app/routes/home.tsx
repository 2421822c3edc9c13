import { useDocumentTitle } from '@/components/ui/use-document-title';
import { CategoryStrip } from '@/features/catalogue/components/category-strip';
import { ProductGrid } from '@/features/catalogue/components/product-grid';
import { Hero } from '@/features/home/components/hero';
import { PromoPanels } from '@/features/home/components/promo-panels';
import { StatsBlock } from '@/features/home/components/stats-block';
import { ReviewGrid } from '@/features/reviews/components/review-grid';
import { messages } from '@/messages';

/** The shop's front door. */
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
        <ProductGrid heading="h2" />
        <ReviewGrid />
      </div>
    </div>
  );
}
