import { useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { useDebounced } from '@/components/ui/use-debounced';
import { useSuggestions } from '@/lib/suggestions';
import { hasNumber, type Part } from '../api/list-check';
import { isComplete } from '../lib/typed-lines';

const DEBOUNCE_MS = 120;
const MIN_TYPED = 2;

/** The place of the line that holds the caret. */
function lineAt(text: string, caret: number) {
  const start = text.lastIndexOf('\n', caret - 1) + 1;
  const next = text.indexOf('\n', caret);
  return { start, end: next === -1 ? text.length : next };
}

export type PartBox = ReturnType<typeof usePartBox>;

/**
 * Makes a box of several lines complete the part number in the caret's line: the arrow keys choose, Enter
 * takes, Tab and Escape leave.
 */
export function usePartBox(field: RefObject<HTMLTextAreaElement | null>, text: string) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [caret, setCaret] = useState(0);
  const [chosen, setChosen] = useState(0);
  const line = lineAt(text, Math.min(caret, text.length));
  const typed = text.slice(line.start, line.end).trim();
  const settled = useDebounced(typed, DEBOUNCE_MS);
  const isWanted = isOpen && settled.length >= MIN_TYPED && !isComplete(settled);
  const { data } = useSuggestions(isWanted ? settled : '');
  const parts = (data?.products ?? []).filter(hasNumber);
  const isShown = isWanted && typed === settled && parts.length > 0;
  const active = Math.min(chosen, parts.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;
  const close = () => setOpen(false);
  return {
    listId,
    optionId,
    line,
    parts: isShown ? parts : [],
    active,
    close,
    /** To be called after every input. */
    type: (): void => {
      setCaret(field.current?.selectionStart ?? 0);
      setChosen(0);
      setOpen(true);
    },
    /** Handles a key; returns the part that it takes. */
    press: (event: KeyboardEvent): Part | undefined => {
      if (!isShown || event.nativeEvent.isComposing) return undefined;
      const move = (by: number) => {
        event.preventDefault();
        setChosen((active + by + parts.length) % parts.length);
      };
      if (event.key === 'ArrowDown') move(1);
      else if (event.key === 'ArrowUp') move(-1);
      else if (event.key === 'Escape' || event.key === 'Tab') close();
      else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
        event.preventDefault();
        return parts[active];
      }
      return undefined;
    },
    attributes: {
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-controls': isShown ? listId : undefined,
      'aria-activedescendant': isShown ? optionId(active) : undefined,
    } as const,
  };
}
