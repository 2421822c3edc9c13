import { orderSorts } from '@harrow/contract';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { DayField } from '@/components/desk/day-field';
import { ToolSelect } from '@/components/desk/tools';
import { useDeskAddress } from '@/components/desk/use-desk-address';
import { Button } from '@/components/ui/button';
import { messages } from '@/messages';
import type { OrdersAddress } from '../lib/orders-address';

const words = messages.manageOrders;

/** The days and the order of the list. Each choice is part of the address. */
export function OrderFilters({ address: { from, to, sort } }: { address: OrdersAddress }) {
  const { choose } = useDeskAddress();
  const [isOpen, setOpen] = useState(from !== undefined || to !== undefined);
  const more = useId();
  return (
    <>
      <Button
        variant="tool"
        size="tool"
        aria-expanded={isOpen}
        aria-controls={more}
        onClick={() => setOpen(!isOpen)}
        className="min-[60rem]:hidden"
      >
        <SlidersHorizontal aria-hidden className="size-4.5" />
        {words.filter}
      </Button>
      <div
        id={more}
        className={`flex flex-wrap items-center gap-2 max-[60rem]:basis-full min-[60rem]:gap-3 ${isOpen ? '' : 'max-[60rem]:hidden'}`}
      >
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
      </div>
    </>
  );
}
