import type { Order } from '@harrow/contract';
import { ButtonLink } from '@/components/ui/button';
import { QueryList } from '@/components/ui/query-list';
import { UserText } from '@/components/ui/user-text';
import * as paths from '@/config/paths';
import { formatLocalDate } from '@/lib/format/date';
import { formatPieces } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { useFirstToShip } from '../api/today';
import { AllLink } from './all-link';
import { Nothing, Part, ROW, SECOND_LINE } from './part';

const words = messages.today;

/** The paid orders that have waited longest. */
export function FirstToShip() {
  return (
    <Part
      title={words.firstToShip}
      aside={
        <AllLink to={`${paths.manageOrders}?tab=to-ship&sort=oldest`} part={words.firstToShip} />
      }
    >
      <QueryList
        query={useFirstToShip()}
        loading={words.loading}
        errorTitle={words.toShipError}
        skeleton="mt-3 h-40"
        empty={<Nothing>{words.nothingWaits}</Nothing>}
      >
        {(orders) => (
          <ul>
            {orders.map((order) => (
              <OrderRow key={order._id} order={order} />
            ))}
          </ul>
        )}
      </QueryList>
    </Part>
  );
}

function OrderRow({ order }: { order: Order }) {
  const { _id, number, product, quantity, name, paidAt, createdAt } = order;
  const paid = formatLocalDate(paidAt ?? createdAt);
  return (
    <li className={ROW}>
      <span className="figure min-w-14">#{number}</span>
      <span className="min-w-0 flex-1 wrap-anywhere">
        <UserText>{product}</UserText>
        <UserText className={SECOND_LINE}>
          {words.waitingOrder(formatPieces(quantity), name, paid)}
        </UserText>
      </span>
      <ButtonLink
        to={paths.order(_id)}
        variant="ghost"
        size="small"
        aria-label={words.openNumber(number)}
        className="max-lg:min-h-11"
      >
        {words.open}
      </ButtonLink>
    </li>
  );
}
