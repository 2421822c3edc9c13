import { useEffect, useRef, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatNumber, isPlural } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { useSuggestions } from '../api/suggestions';
import { useCombobox } from '../hooks/use-combobox';
import { useDebounced } from '../hooks/use-debounced';
import { useTyped } from '../hooks/use-typed';
import { addressesOf, resultsOf } from '../lib/options';
import { SuggestionList } from './suggestion-list';

const DEBOUNCE_MS = 120;

interface SuggestionsProps {
  field: RefObject<HTMLInputElement | null>;
  /** Called when the search is over. */
  onClose: () => void;
}

/** The suggestions below the search field, and the search itself without loading another document. */
export default function Suggestions({ field, onClose }: SuggestionsProps) {
  const navigate = useNavigate();
  const typed = useTyped(field);
  const settled = useDebounced(typed, DEBOUNCE_MS);
  const { data, isError } = useSuggestions(settled, settled !== '');
  const shown = typed === '' || isError ? undefined : data;
  const addresses = shown ? addressesOf(shown, typed) : [];
  // the last address is that of all results
  const found = Math.max(addresses.length - 1, 0);
  const go = (address: string) => {
    box.close();
    onClose();
    if (address !== resultsOf(typed)) field.current?.form?.reset();
    void navigate(address);
  };
  const box = useCombobox({
    field,
    count: found > 0 ? addresses.length : 0,
    list: addresses.slice(0, -1).join(' '),
    onChoose: (index) => go(addresses[index] ?? resultsOf(typed)),
    onLeave: onClose,
  });
  useSearchWithoutReload(field, go);
  return (
    <>
      <p role="status" className="sr-only">
        {box.isExpanded && messages.search.found(formatNumber(found), isPlural(found))}
      </p>
      {box.isExpanded && shown && (
        <SuggestionList
          suggestions={shown}
          typed={typed}
          addresses={addresses}
          active={box.active}
          onChoose={go}
        />
      )}
    </>
  );
}

/** Opens the results within the document; without words there is nothing to search for. */
function useSearchWithoutReload(
  field: RefObject<HTMLInputElement | null>,
  open: (address: string) => void,
): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const form = field.current?.form;
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      const typed = field.current?.value.trim() ?? '';
      if (typed !== '') latest.current(resultsOf(typed));
    };
    form?.addEventListener('submit', submit);
    return () => form?.removeEventListener('submit', submit);
  }, [field]);
}
