import type { ModeratedReview } from '@harrow/contract';
import { Eye, EyeOff } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { DataTable, type Column } from '@/components/ui/data-table';
import { UserText } from '@/components/ui/user-text';
import { formatMoment } from '@/lib/format/date';
import { loadable } from '@/lib/loadable';
import { messages } from '@/messages';
import { useModerateReview } from '../api/moderation';
import type { ModerationKind } from './moderation-dialog';
import { MakerAnswer, Points, ReviewText } from './review-parts';

const words = messages.moderation;

const ModerationDialog = loadable(() => import('./moderation-dialog'));

interface Asked {
  kind: ModerationKind;
  review: ModeratedReview;
}

const columnsFor = (ask: (asked: Asked) => void): Column<ModeratedReview>[] => [
  { key: 'review', header: words.review, isTitle: true, cell: (review) => <Written {...review} /> },
  {
    key: 'about',
    header: words.about,
    cell: ({ product }) => <UserText className="wrap-anywhere">{product ?? words.shop}</UserText>,
  },
  { key: 'status', header: words.status, cell: (review) => <Status {...review} /> },
  {
    key: 'actions',
    header: words.actions,
    screenOnly: true,
    cell: (review) => <Actions review={review} ask={ask} />,
  },
];

/** The reviews as staff sees them, with what can be done. */
export function ModerationTable({ reviews }: { reviews: ModeratedReview[] }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <>
      <DataTable
        caption={words.caption}
        columns={columnsFor(setAsked)}
        rows={reviews}
        rowKey={({ _id }) => _id}
      />
      {asked && (
        <Suspense>
          <ModerationDialog {...asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  );
}

function Written({ name, email, point, review, createdAt, answer }: ModeratedReview) {
  return (
    <div className="grid max-w-prose grid-cols-1 gap-2 @4xl:min-w-80">
      <Points point={point} />
      <ReviewText text={review} />
      <p className="text-sm wrap-anywhere text-muted">
        <UserText className="font-semibold text-ink">{name}</UserText> · {email} ·{' '}
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
      </p>
      {answer && <MakerAnswer answer={answer} />}
    </div>
  );
}

function Status({ hiddenReason }: ModeratedReview) {
  const isHidden = hiddenReason !== null;
  return (
    <div className="grid justify-items-start gap-1.5">
      <Badge tone="neutral" icon={isHidden ? EyeOff : Eye}>
        {isHidden ? words.hidden : words.shown}
      </Badge>
      {isHidden && (
        <UserText as="p" className="text-sm wrap-anywhere text-muted">
          {hiddenReason}
        </UserText>
      )}
    </div>
  );
}

interface ActionsProps {
  review: ModeratedReview;
  ask: (asked: Asked) => void;
}

function Actions({ review, ask }: ActionsProps) {
  const show = useModerateReview(words.isShown);
  const shared = {
    size: 'small',
    variant: 'ghost',
    'aria-description': words.ofReview(review.name),
  } as const;
  return (
    <div className="flex flex-wrap gap-2">
      {review.answer === null && (
        <Button {...shared} onClick={() => ask({ kind: 'answer', review })}>
          {words.answer}
        </Button>
      )}
      {review.hiddenReason === null ? (
        <Button {...shared} onClick={() => ask({ kind: 'hide', review })}>
          {words.hide}
        </Button>
      ) : (
        <Button
          {...shared}
          pending={show.pending}
          onClick={() => void show.run(review._id, { hidden: false })}
        >
          {words.show}
        </Button>
      )}
    </div>
  );
}
