import type { Review } from '@harrow/contract';
import { BadgeCheck } from 'lucide-react';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { UserText } from '@/components/ui/user-text';
import { formatDate } from '@/lib/format/date';
import { messages } from '@/messages';
import { MakerAnswer, Points, ReviewText } from './review-parts';

/** A review in the list of a product. */
export function ProductReview({ review }: { review: Review }) {
  const { name, point, createdAt, verified, answer } = review;
  return (
    <article className="grid grid-cols-1 gap-3 border-t border-line py-6">
      <Points point={point} />
      <ReviewText text={review.review} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Avatar name={name} />
        <div className="min-w-0">
          <UserText as="h3" className="leading-tight font-semibold wrap-anywhere">
            {name}
          </UserText>
          <time dateTime={createdAt} className="label">
            {formatDate(createdAt)}
          </time>
        </div>
        {verified && (
          <Badge tone="neutral" icon={BadgeCheck}>
            {messages.productReviews.verified}
          </Badge>
        )}
      </div>
      {answer && <MakerAnswer answer={answer} />}
    </article>
  );
}
