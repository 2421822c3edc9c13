import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Skeleton } from '@/components/ui/loading';
import { Section } from '@/components/ui/section';
import { loadable } from '@/lib/loadable';
import { useSession } from '@/lib/session/session-store';
import { messages } from '@/messages';
import { useProductReviews } from '../api/product-reviews';
import type { ReviewedProduct } from '../hooks/use-review-form';
import { ProductReviewList } from './product-review-list';
import { RatingSummary } from './rating-summary';
import { WriteReviewButton } from './write-review-button';

const ID = 'reviews';

const ProductReviewForm = loadable(() => import('./product-review-form'));

/** The reviews of a product: its rating, the list, and the form to write one. */
export default function ProductReviews({ product }: { product: ReviewedProduct }) {
  const { handle } = product;
  const [isWriting, setWriting] = useState(false);
  const { user } = useSession();
  const { rating } = useProductReviews(handle, 'newest', 1);
  const { hash } = useLocation();
  // this section is rendered later than the page whose address names it
  useEffect(() => {
    if (hash === `#${ID}`) document.getElementById(ID)?.scrollIntoView();
  }, [hash]);
  const aside = (
    <>
      {rating && rating.count > 0 && <RatingSummary rating={rating} />}
      <WriteReviewButton
        place={{ handle, hash: `#${ID}` }}
        isOpen={isWriting}
        onOpen={() => setWriting(true)}
      />
    </>
  );
  return (
    <Section id={ID} title={messages.productReviews.title} aside={aside}>
      <div className="min-w-0">
        {user && isWriting && (
          <Suspense fallback={<Skeleton className="mb-8 h-96 max-w-2xl" />}>
            <ProductReviewForm user={user} product={product} onClose={() => setWriting(false)} />
          </Suspense>
        )}
        <ProductReviewList handle={handle} />
      </div>
    </Section>
  );
}
