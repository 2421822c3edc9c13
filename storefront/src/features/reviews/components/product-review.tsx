import type { Review } from '@harrow/contract';
import { BadgeCheck } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { messages } from '@/messages';
import { Author, MakerAnswer, Points, ReviewText } from './review-parts';

/** A review in the list of a product. */
export function ProductReview({ review }: { review: Review }) {
  const { point, verified, answer } = review;
  return (
    <article className="grid grid-cols-1 gap-3 border-t border-line py-6">
      <Points point={point} />
      <ReviewText text={review.review} />
      <Author review={review}>
        {verified && (
          <Badge tone="neutral" icon={BadgeCheck}>
            {messages.productReviews.verified}
          </Badge>
        )}
      </Author>
      {answer && <MakerAnswer answer={answer} />}
    </article>
  );
}
