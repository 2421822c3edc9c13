import { orderSorts } from '@harrow/contract';
import { DayField } from '@/components/desk/day-field';
import { MoreTools } from '@/components/desk/more-tools';
import { ToolSelect } from '@/components/desk/tools';
import { useDeskAddress } from '@/components/desk/use-desk-address';
import { messages } from '@/messages';
import type { OrdersAddress } from '../lib/orders-address';

const words = messages.manageOrders;

/** The days and the order of the list. Each choice is part of the address. */
export function OrderFilters({ address: { from, to, sort } }: { address: OrdersAddress }) {
  const { choose } = useDeskAddress();
  return (
    <MoreTools label={words.filter} startsOpen={from !== undefined || to !== undefined}>
      <fieldset className="flex min-w-0 items-center gap-2 max-[60rem]:grow">
        <legend className="sr-only">{words.placed}</legend>
        <DayField
          label={words.from}
          value={from ?? ''}
          max={to}
          choose={(day) => choose({ from: day, to }, { replace: true })}
        />
        <span>{words.until}</span>
        <DayField
          label={words.to}
          value={to ?? ''}
          min={from}
          choose={(day) => choose({ from, to: day }, { replace: true })}
        />
      </fieldset>
      <ToolSelect
        label={words.sort}
        value={sort}
        onChange={({ target }) =>
          choose({ sort: target.value === 'newest' ? undefined : target.value })
        }
      >
        {orderSorts.map((each) => (
          <option key={each} value={each}>
            {words.sorts[each]}
          </option>
        ))}
      </ToolSelect>
    </MoreTools>
  );
}
