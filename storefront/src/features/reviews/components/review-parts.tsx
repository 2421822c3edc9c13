import type { Review } from '@harrow/contract';
import { Star } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { UserText } from '@/components/ui/user-text';
import { formatDate } from '@/lib/format/date';
import { useShop } from '@/lib/shop';
import { messages } from '@/messages';

/** Longer texts are collapsed, so that the cards in a row have similar heights. */
const MAX_COLLAPSED_LENGTH = 320;

/** The text of a review, collapsed if it is long. */
export function ReviewText({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const isLong = text.length > MAX_COLLAPSED_LENGTH;
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      <UserText
        as="p"
        className={`w-full whitespace-pre-line ${isLong && !open ? 'line-clamp-6' : ''}`}
      >
        {text}
      </UserText>
      {isLong && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="min-h-6 font-semibold underline underline-offset-4"
        >
          {open ? messages.reviews.readLess : messages.reviews.readMore}
        </button>
      )}
    </div>
  );
}

/** The manufacturer's answer, below a review. */
export function MakerAnswer({ answer }: { answer: NonNullable<Review['answer']> }) {
  const { name } = useShop();
  return (
    <div className="grid grid-cols-1 gap-1 border-l-4 border-line pl-4">
      <p className="font-semibold">
        {messages.reviews.answer(name)}{' '}
        <time dateTime={answer.at} className="label">
          {formatDate(answer.at)}
        </time>
      </p>
      <ReviewText text={answer.text} />
    </div>
  );
}

const POINTS = [1, 2, 3, 4, 5];

/** One to five points, as stars and in words. */
export function Points({ point }: { point: number }) {
  return (
    <div role="img" aria-label={messages.reviews.points(point)} className="flex gap-0.5">
      {POINTS.map((mark) => (
        <Star
          key={mark}
          aria-hidden
          strokeWidth={1.5}
          className={`size-5 text-star ${mark <= point ? 'fill-wheat' : ''}`}
        />
      ))}
    </div>
  );
}

/** Shown in place of a list without reviews. */
export const NoReviews = ({ title, text }: { title: string; text: string }) => (
  <div className="rounded-card border border-dashed border-edge px-6 py-10 text-center">
    <h3 className="heading text-xl">{title}</h3>
    <p className="mt-2 text-muted">{text}</p>
  </div>
);

/** The author of a review and its day, with what `children` add to them. */
export function Author({ review, children }: { review: Review; children?: ReactNode }) {
  const { name, createdAt } = review;
  return (
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
      {children}
    </div>
  );
}
