import { Clock, TriangleAlert } from 'lucide-react';
import type { Figures } from '@harrow/contract';
import { State } from '@/components/desk/state';
import { Badge } from '@/components/ui/badge';
import * as paths from '@/config/paths';
import { formatMoney } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { AllLink } from './all-link';
import { Part, ROW, Rows } from './part';

const words = messages.today;

const HOURS_PER_STEP = 24;
/** Orders of this age are about to expire, with the default settings. */
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
      <Rows nothing={words.nothingUnpaid}>
        {steps.map(({ fromHours, orders, amount }) => (
          <li key={fromHours} className={ROW}>
            <span className="w-28 flex-none">
              <Age fromHours={fromHours} />
            </span>
            <span className="flex-1">{words.orders(orders)}</span>
            <span className="figure">{formatMoney(amount, currency)}</span>
          </li>
        ))}
      </Rows>
    </Part>
  );
}

function Age({ fromHours }: { fromHours: number }) {
  const end = fromHours < LAST_STEP_HOURS ? fromHours + HOURS_PER_STEP : null;
  const text = words.age(fromHours, end);
  if (fromHours < OLD_HOURS) return <State icon={Clock}>{text}</State>;
  return (
    <Badge tone="pending" icon={TriangleAlert}>
      {text}
    </Badge>
  );
}
