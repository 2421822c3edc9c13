import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import * as paths from '@/config/paths';
import { formatNumber, isPlural } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { useSuggestions } from '../api/suggestions';
import { useCombobox } from '../hooks/use-combobox';
import { useDebounced } from '../hooks/use-debounced';
import { useTyped } from '../hooks/use-typed';
import { addressesOf } from '../lib/options';
import { SuggestionList } from './suggestion-list';

const DEBOUNCE_MS = 120;

interface SuggestionsProps {
  field: RefObject<HTMLInputElement | null>;
  /** Called when the search is over. */
  onClose: () => void;
}

/** The suggestions below the search field. */
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
    if (address !== paths.results(typed)) field.current?.form?.reset();
    void navigate(address);
  };
  const box = useCombobox({
    field,
    count: found > 0 ? addresses.length : 0,
    list: addresses.slice(0, -1).join(' '),
    onChoose: (index) => go(addresses[index] ?? paths.results(typed)),
    onLeave: onClose,
  });
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
