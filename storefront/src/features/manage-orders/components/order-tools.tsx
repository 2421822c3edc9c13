import { Search, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MAX_SEARCH_LENGTH, orderSorts } from '@harrow/contract';
import { messages } from '@/messages';
import { useTypedChoice } from '../hooks/use-typed-choice';
import { changed, hrefOf, isDay, type OrdersAddress } from '../lib/orders-address';

const words = messages.manageOrders;

const SEARCH_DELAY_MS = 300;
const DAY_DELAY_MS = 500;

/** The search, the days and the order of the list. Each choice is in the address. */
export function OrderTools({ address }: { address: OrdersAddress }) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(address.from !== undefined || address.to !== undefined);
  const more = useId();
  const choose = (changes: Partial<OrdersAddress>) =>
    // what is typed replaces the entry, so that Back leads out of the search
    void navigate(hrefOf(changed(address, changes)), { replace: true });
  const search = useTypedChoice({
    value: address.q,
    choose: (q) => choose({ q }),
    delayMs: SEARCH_DELAY_MS,
  });
  return (
    <form
      role="search"
      aria-label={words.search}
      className="desk-tools"
      onSubmit={(event) => {
        event.preventDefault();
        choose({ q: search.typed.trim() });
      }}
    >
      <div className="desk-search">
        <Search aria-hidden />
        <input
          type="search"
          dir="auto"
          value={search.typed}
          onChange={(event) => search.type(event.target.value)}
          placeholder={words.searchHint}
          aria-label={words.search}
          aria-keyshortcuts="/"
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          className="desk-input"
        />
        <kbd aria-hidden>/</kbd>
      </div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={more}
        onClick={() => setOpen(!isOpen)}
        className="desk-button desk-filter"
      >
        <SlidersHorizontal aria-hidden />
        {words.filter}
      </button>
      <div id={more} className="desk-more" data-open={isOpen || undefined}>
        <fieldset>
          <legend className="sr-only">{words.placed}</legend>
          <DayField
            label={words.from}
            value={address.from ?? ''}
            max={address.to}
            choose={(from) => choose({ from: from || undefined })}
          />
          <span>{words.until}</span>
          <DayField
            label={words.to}
            value={address.to ?? ''}
            min={address.from}
            choose={(to) => choose({ to: to || undefined })}
          />
        </fieldset>
        <select
          aria-label={words.sort}
          value={address.sort}
          onChange={({ target }) =>
            choose({ sort: orderSorts.find((sort) => sort === target.value) })
          }
          className="desk-input desk-select"
        >
          {orderSorts.map((sort) => (
            <option key={sort} value={sort}>
              {words.sorts[sort]}
            </option>
          ))}
        </select>
      </div>
    </form>
  );
}

interface DayFieldProps {
  label: string;
  value: string;
  min?: string;
  max?: string;
  choose: (day: string) => void;
}

/** A day. One that is still being typed, such as of the year 20, is not chosen. */
function DayField({ label, value, min, max, choose }: DayFieldProps) {
  const isValid = (day: string) => day === '' || isDay(day);
  const { typed, type } = useTypedChoice({ value, choose, isValid, delayMs: DAY_DELAY_MS });
  return (
    <input
      type="date"
      aria-label={label}
      value={typed}
      min={min}
      max={max}
      onChange={(event) => type(event.target.value)}
      className="desk-input"
    />
  );
}
