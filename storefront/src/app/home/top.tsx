import { settings } from '@/config/settings';
import { useCategories } from '@/features/catalogue/api/categories';
import { CategoryStrip } from '@/features/catalogue/components/category-strip';
import { MachineSheet } from '@/features/home/components/machine-sheet';
import { PromoPanels } from '@/features/home/components/promo-panels';
import { StatsBlock } from '@/features/home/components/stats-block';
import { homeFigure } from '@/features/home/lib/figure';

const NO_CATEGORIES: readonly string[] = [];

/**
 * The home page above its products. The server has rendered it when the page opens, so that its code is loaded
 * afterwards.
 */
export default function Top() {
  const { data, isError } = useCategories();
  const categories = isError ? NO_CATEGORIES : data?.map(({ id }) => String(id));
  return (
    <>
      <CategoryStrip />
      <MachineSheet figure={settings.demonstration ? homeFigure : undefined} />
      <PromoPanels categories={categories} />
      {/* on a phone below the products, whose prices would be too far down */}
      <StatsBlock className="max-md:order-1" />
    </>
  );
}
