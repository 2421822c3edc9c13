import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { messages } from '@/messages';
import { useSearchResult } from '../api/lists';
import { pathTo } from '../lib/category-path';
import { hrefOf, withoutFilters, type ListAddress } from '../lib/list-address';
import { addressInForm } from '../lib/list-form';
import { KindLink, kindsOf, type Choices, type Kind } from './category-links';
import { FilterFields } from './filter-fields';
import { KeptChoices } from './kept-choices';

const words = messages.lists;

interface FilterDialogProps extends Choices {
  onClose: () => void;
}

/** The filters of a list on a phone. Nothing changes on the page before its button is pressed. */
export default function FilterDialog({ address, tree, onClose }: FilterDialogProps) {
  const [draft, setDraft] = useState(address);
  const [bad, setBad] = useState<readonly string[]>([]);
  const navigate = useNavigate();
  const query = useSearchResult(draft);
  const choices = { address: draft, tree, result: query.data };
  const read = (form: HTMLFormElement) => {
    const { address: chosen, bad: wrong } = addressInForm(form, draft);
    setBad(wrong);
    if (wrong.length > 0) return null;
    setDraft(chosen);
    return chosen;
  };
  const open = (chosen: ListAddress) => {
    onClose();
    void navigate(hrefOf(chosen));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = read(event.currentTarget);
    if (chosen) open(chosen);
  };
  const { total = 0 } = query.data ?? {};
  return (
    <Dialog
      title={words.filters}
      isOpen
      onClose={onClose}
      onSubmit={submit}
      foot={
        <>
          <Button variant="ghost" onClick={() => open(withoutFilters(address))}>
            {words.clear}
          </Button>
          <Button type="submit">
            {query.isPreviousData || !query.data ? words.showAny : words.show(total)}
          </Button>
        </>
      }
    >
      <KindList kinds={kindsOf(choices)} choices={choices} onChoose={onClose} />
      <div
        className="grid gap-4"
        onChange={({ target }) => {
          const form =
            target instanceof HTMLInputElement || target instanceof HTMLSelectElement
              ? target.form
              : null;
          if (form) read(form);
        }}
      >
        <KeptChoices {...choices} />
        <FilterFields {...choices} bad={bad} />
      </div>
    </Dialog>
  );
}

interface KindListProps {
  kinds: [top: Kind[], below: Kind[]];
  choices: Choices;
  onChoose: () => void;
}

/** The categories as rows, with those below the chosen one under it. */
function KindList({ kinds: [top, below], choices, onChoose }: KindListProps) {
  const { address, tree } = choices;
  const path = pathTo(tree, address.category).map(({ handle }) => handle);
  const row = (kind: Kind, isCurrent: boolean) => (
    <KindLink
      kind={kind}
      address={address}
      isCurrent={isCurrent}
      onClick={onChoose}
      className="flex min-h-11 items-center justify-between border-t border-line aria-[current]:border-l-3 aria-[current]:border-l-ink aria-[current]:pl-3 aria-[current]:font-semibold"
    />
  );
  return (
    <ul>
      {top.map((kind) => (
        <li key={kind.handle ?? ''}>
          {row(kind, kind.handle === path[0])}
          {kind.handle !== undefined && kind.handle === path[0] && (
            <ul className="pl-4">
              {below.map((child) => (
                <li key={child.handle}>{row(child, child.handle === path[1])}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
