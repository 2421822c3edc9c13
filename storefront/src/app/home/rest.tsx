import { PartsInStock } from '@/features/home/components/parts-in-stock';
import { ReviewGrid } from '@/features/reviews/components/review-grid';

/** The category whose newest products in stock have a row each. */
const PARTS = 'parts';

/** The home page below its products. */
export default function Rest() {
  return (
    <>
      <PartsInStock category={PARTS} />
      <ReviewGrid />
    </>
  );
}
