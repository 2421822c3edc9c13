import type { Review } from '@harrow/contract';
import { Avatar } from '@/components/ui/avatar';
import { UserText } from '@/components/ui/user-text';
import { formatDate } from '@/lib/format/date';
import { MakerAnswer, Points, ReviewText } from './review-parts';

/** A review. Long texts are collapsed. */
export function ReviewCard({ review }: { review: Review }) {
  const { name, point, createdAt, answer } = review;
  return (
    <article className="flex h-full flex-col gap-4 rounded-card border border-line bg-card p-6">
      <Points point={point} />
      <ReviewText text={review.review} />
      {answer && <MakerAnswer answer={answer} />}
      <div className="mt-auto flex items-center gap-3 border-t border-dashed border-line pt-4">
        <Avatar name={name} />
        <div className="min-w-0">
          <UserText as="h3" className="leading-tight font-semibold">
            {name}
          </UserText>
          <time dateTime={createdAt} className="label">
            {formatDate(createdAt)}
          </time>
        </div>
      </div>
    </article>
  );
}
