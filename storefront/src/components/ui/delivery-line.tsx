import { shownMaker } from '@/config/shown-maker';
import { formatDay } from '@/lib/format/day';
import { useShipDate } from '@/lib/ship-date';
import { messages } from '@/messages';

const words = messages.delivery;

/**
 * When an order that is paid now leaves the maker, and what its delivery costs; nothing in a shop that has
 * not replaced the made-up maker.
 */
export function DeliveryLine() {
  const day = useShipDate();
  if (!shownMaker) return null;
  const { shipsFrom } = shownMaker;
  return (
    <p>
      <strong className="font-semibold">
        {day === undefined ? words.leavesIn(shipsFrom) : words.leavesBy(shipsFrom, formatDay(day))}
      </strong>{' '}
      · {words.free}
    </p>
  );
}
