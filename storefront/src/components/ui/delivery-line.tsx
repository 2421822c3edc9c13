import type { Shop } from '@harrow/contract';
import { useShop } from '@/lib/shop';
import { formatDay } from '@/lib/format/day';
import { useShipDate } from '@/lib/ship-date';
import { messages } from '@/messages';

const words = messages.delivery;

/** When an order that is paid now leaves the maker, and what its delivery costs, as far as the shop says so. */
export function DeliveryLine() {
  const shop = useShop();
  const day = useShipDate();
  const { shipsFrom, shipsInDays } = shop.delivery;
  const leaves =
    shipsInDays !== null &&
    (day === undefined
      ? words.leavesIn(shipsFrom, shipsInDays)
      : words.leavesBy(shipsFrom, formatDay(day)));
  const cost = words.cost(shop);
  return (
    <p>
      {leaves !== false && <strong className="font-semibold">{leaves}</strong>}
      {leaves !== false && cost !== '' && ' · '}
      {cost}
    </p>
  );
}

/** Whether the shop says when orders leave, or what delivery costs. */
export const saysDelivery = (shop: Shop): boolean =>
  shop.delivery.shipsInDays !== null || words.cost(shop) !== '';
