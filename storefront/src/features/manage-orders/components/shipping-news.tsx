import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import * as paths from '@/config/paths';
import { Button } from '@/components/ui/button';
import { formatMoment } from '@/lib/format/date';
import { isolate } from '@/lib/format/isolate';
import { messages } from '@/messages';
import { NEWS, useKept } from '../hooks/use-kept';
import { useTracking } from '../hooks/use-tracking';
import { shippedSentence } from '../lib/failures';
import { withUsed, type OvertakenLine } from '../lib/news';

const words = messages.manageOrders;

/** Lists the orders that another person had shipped, with both tracking numbers, until it is closed. */
export function ShippingNews() {
  const [news, change] = useKept(NEWS);
  const box = useRef<HTMLElement>(null);
  const seen = useRef(news);
  useEffect(() => {
    // a page that opens with news keeps its scroll position
    if (news !== seen.current) box.current?.scrollIntoView({ block: 'nearest' });
    seen.current = news;
  }, [news]);
  return (
    <div role="status">
      {news && (
        <section
          ref={box}
          aria-label={words.newsTitle}
          className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 rounded-control border-2 border-ink bg-panel p-4"
        >
          <p className="text-lg font-semibold text-pretty">
            {shippedSentence(news.shipped, news.overtaken)}
          </p>
          <button
            type="button"
            aria-label={words.closeNews}
            onClick={() => change(() => null)}
            className="-mt-2 -mr-2 grid size-11 place-items-center text-muted hover:text-ink"
          >
            <X aria-hidden className="size-5" />
          </button>
          <ul className="col-span-2 mt-2">
            {news.overtaken.map((each) => (
              <OvertakenOrder
                key={each.parcel.order._id}
                {...each}
                onUsed={() => change((now) => withUsed(now, each.parcel.order._id))}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** An order that another person had shipped, and a button that replaces their number by the typed one. */
function OvertakenOrder({
  parcel,
  earlier,
  isUsed,
  onUsed,
}: OvertakenLine & { onUsed: () => void }) {
  const { order, tracking } = parcel;
  const change = useTracking(order, onUsed);
  const { at, by, tracking: theirs } = earlier;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-2">
      <p className="min-w-0 grow wrap-anywhere">
        <Link to={paths.order(order._id)} className="font-semibold underline underline-offset-4">
          {messages.orders.number(order.number)}
        </Link>{' '}
        {words.shippedEarlier(
          by === null ? null : isolate(by),
          formatMoment(at),
          theirs && isolate(theirs.number),
        )}{' '}
        {tracking && words.youTyped(isolate(tracking.number))}
      </p>
      {tracking && !isUsed && (
        <Button
          variant="tool"
          size="tool"
          aria-disabled={change.pending}
          onClick={() => void change.run(tracking)}
          className="max-w-full"
        >
          <span className="truncate">{words.useTyped(tracking.number)}</span>
        </Button>
      )}
    </li>
  );
}
