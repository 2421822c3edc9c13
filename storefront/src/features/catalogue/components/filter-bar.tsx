import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { loadable } from '@/lib/loadable';
import { messages } from '@/messages';
import { BASE } from '@/messages/en/language';
import { hrefOf, partsOf, sortsOf, type ListAddress } from '../lib/list-address';
import { addressInForm } from '../lib/list-form';
import type { Choices } from './category-links';
import { chosenCount } from './chosen-filters';
import { FilterFields } from './filter-fields';
import { KeptChoices } from './kept-choices';

const words = messages.lists;
const FilterDialog = loadable(() => import('./filter-dialog'));

/**
 * The filters and the order of a list. A form that the browser can send by itself, so that it works
 * without JavaScript; on a phone its filters are in a dialog.
 */
export function FilterBar(choices: Choices) {
  const { address } = choices;
  const [isOpen, setOpen] = useState(false);
  const [bad, setBad] = useState<readonly string[]>([]);
  const navigate = useNavigate();
  const { pathname } = partsOf(address);
  const send = (form: HTMLFormElement) => {
    const { address: chosen, bad: wrong } = addressInForm(form, address);
    setBad(wrong);
    if (wrong.length === 0 && hrefOf(chosen) !== hrefOf(address)) void navigate(hrefOf(chosen));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(event.currentTarget);
  };
  const count = chosenCount(choices);
  return (
    <>
      <form
        method="get"
        action={BASE + pathname}
        onSubmit={submit}
        onChange={(event) => {
          // a price is complete when its field is left
          if (isChoice(event.target)) send(event.currentTarget);
        }}
        onBlur={(event) => {
          if (!isChoice(event.target)) send(event.currentTarget);
        }}
        className="grid grid-cols-[1fr_1.4fr] gap-3 md:flex md:flex-wrap md:items-center md:gap-x-8 md:pt-4"
      >
        <KeptChoices {...choices} />
        <div className="contents max-md:scripted:hidden">
          <FilterFields {...choices} bad={bad} />
        </div>
        <Button
          variant="ghost"
          className="scripted px-3! whitespace-nowrap md:hidden"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <SlidersHorizontal aria-hidden className="size-5" />
          {words.filtersChosen(count)}
        </Button>
        <Sort address={address} />
        <Button type="submit" variant="ghost" size="small" className="scripted:hidden">
          {words.apply}
        </Button>
      </form>
      {isOpen && (
        <Suspense>
          <FilterDialog {...choices} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** A check box or a list, which is chosen at once, unlike a text. */
const isChoice = (target: EventTarget): boolean =>
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && target.type === 'checkbox');

function Sort({ address }: { address: ListAddress }) {
  return (
    <div className="md:ml-auto">
      <Select
        // keyed, because the browser keeps what was chosen before Back
        key={address.sort}
        name="sort"
        label={words.sort}
        compact
        defaultValue={address.sort}
      >
        {sortsOf(address).map((sort) => (
          <option key={sort} value={sort}>
            {words.sorts[sort]}
          </option>
        ))}
      </Select>
    </div>
  );
}
