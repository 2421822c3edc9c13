import { Clock, TriangleAlert } from 'lucide-react';
import type { Figures } from '@harrow/contract';
import { Badge } from '@/components/ui/badge';
import * as paths from '@/config/paths';
import { formatMoney } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { AllLink } from './all-link';
import { Nothing, Part, ROW } from './part';

const words = messages.today;

const HOURS_PER_STEP = 24;
/** Orders of this age are about to expire, unless the shop is set to another one. */
const OLD_HOURS = 48;
/** The last range has no end. */
const LAST_STEP_HOURS = 720;

/** Unpaid orders by their age, oldest first. */
export function UnpaidByAge({ figures: { unpaid, currency } }: { figures: Figures }) {
  const steps = unpaid.byAge.toReversed();
  return (
    <Part
      title={words.unpaidByAge}
      aside={<AllLink to={`${paths.manageOrders}?tab=unpaid`} part={words.unpaidByAge} />}
    >
      {steps.length === 0 ? (
        <Nothing>{words.nothingUnpaid}</Nothing>
      ) : (
        <ul>
          {steps.map(({ fromHours, orders, amount }) => (
            <li key={fromHours} className={ROW}>
              <span className="w-28 flex-none">
                <Age fromHours={fromHours} />
              </span>
              <span className="flex-1">{words.orders(orders)}</span>
              <span className="figure">{formatMoney(amount, currency)}</span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

function Age({ fromHours }: { fromHours: number }) {
  const end = fromHours < LAST_STEP_HOURS ? fromHours + HOURS_PER_STEP : null;
  const text = words.age(fromHours, end);
  if (fromHours >= OLD_HOURS) {
    return (
      <Badge tone="pending" icon={TriangleAlert}>
        {text}
      </Badge>
    );
  }
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-semibold whitespace-nowrap">
      <Clock aria-hidden className="size-4" />
      {text}
    </span>
  );
}
