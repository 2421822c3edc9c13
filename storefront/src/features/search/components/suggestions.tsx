import type { OwnMachine } from '@harrow/contract';
import { Suspense, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import * as paths from '@/config/paths';
import { loadable } from '@/lib/loadable';
import { useMayHaveMachines } from '@/lib/own-machines/may-have-machines';
import { useShop } from '@/lib/shop';
import { useSuggestions } from '@/lib/suggestions';
import { messages } from '@/messages';
import { usePageOfNumber } from '../api/page-of-number';
import { useResultCount } from '../api/result-count';
import { useCombobox } from '../hooks/use-combobox';
import { useDebounced } from '@/components/ui/use-debounced';
import { useTyped } from '../hooks/use-typed';
import { addressesOf, groupsOf } from '../lib/options';
import { SuggestionList } from './suggestion-list';

const DEBOUNCE_MS = 120;
const NO_MACHINES: readonly OwnMachine[] = [];

// suggestions work without them
const OwnMachines = loadable<{ onKnown: (machines: readonly OwnMachine[]) => void }>(() =>
  import('./own-machines').catch(() => ({ default: () => null })),
);

interface SuggestionsProps {
  field: RefObject<HTMLInputElement | null>;
  /** Called when the search is over. */
  onClose: () => void;
}

/** The suggestions below the search field. */
export default function Suggestions({ field, onClose }: SuggestionsProps) {
  const navigate = useNavigate();
  const { pages } = useShop();
  const pageOfNumber = usePageOfNumber();
  const typed = useTyped(field);
  const mayHaveMachines = useMayHaveMachines();
  const [machines, setMachines] = useState(NO_MACHINES);
  const settled = useDebounced(typed, DEBOUNCE_MS);
  const { data, isError, isPreviousData } = useSuggestions(settled);
  const shown = typed === '' || isError ? undefined : data;
  const groups = shown ? groupsOf(shown, typed, machines, pages) : [];
  const addresses = shown ? addressesOf(groups, typed) : [];
  // the last address is that of all results
  const found = Math.max(addresses.length - 1, 0);
  const go = (address: string) => {
    box.close();
    onClose();
    if (!address.startsWith(paths.search)) field.current?.form?.reset();
    void navigate(address);
  };
  const box = useCombobox({
    field,
    count: found > 0 ? addresses.length : 0,
    list: addresses.slice(0, -1).join(' '),
    onChoose: (index) => go(addresses[index] ?? paths.results(typed)),
    onEnter: (event) => {
      const words = field.current?.value.trim() ?? '';
      if (!/\d/.test(words)) return; // submits the form
      event.preventDefault();
      void pageOfNumber(words).then((address) => {
        // unless the shopper has typed on or left the field meanwhile
        const { current } = field;
        if (
          current !== null &&
          current === document.activeElement &&
          current.value.trim() === words
        )
          go(address);
      });
    },
    onLeave: onClose,
  });
  const total = useResultCount(box.isExpanded && !isPreviousData ? settled : '');
  return (
    <>
      <p role="status" className="sr-only">
        {box.isExpanded && messages.search.found(found)}
      </p>
      {mayHaveMachines && (
        <Suspense>
          <OwnMachines onKnown={setMachines} />
        </Suspense>
      )}
      {box.isExpanded && shown && (
        <SuggestionList
          groups={groups}
          typed={typed}
          kept={shown.near ? shown.kept : null}
          total={settled === typed ? total : undefined}
          addresses={addresses}
          active={box.active}
          onChoose={go}
        />
      )}
    </>
  );
}
