import { useState } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { UserText } from '@/components/ui/user-text';
import { formatDate } from '@/lib/format/date';
import { messages } from '@/messages';
import type { Review } from '../api/list-reviews';
import { Points } from './points';

/** Above this many characters a card would stand out of its row. */
const LONG = 320;

/** What one client says. A long text opens on demand. */
export function ReviewCard({ review }: { review: Review }) {
  const { name, point, createdAt } = review;
  return (
    <article className="flex h-full flex-col gap-4 rounded-card border border-line bg-card p-6">
      <Points point={point} />
      <ReviewText text={review.review} />
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

function ReviewText({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const folds = text.length > LONG;
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      <UserText
        as="p"
        className={`w-full whitespace-pre-line ${folds && !open ? 'line-clamp-6' : ''}`}
      >
        {text}
      </UserText>
      {folds && (
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
