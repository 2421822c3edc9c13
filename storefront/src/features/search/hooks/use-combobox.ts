import { useEffect, useRef, useState, type RefObject } from 'react';

/** The id of the list, and of an option by its position. */
export const LIST_ID = 'search-suggestions';
export const optionId = (index: number): string => `${LIST_ID}-${index}`;

interface ComboboxOptions {
  /** The field, which is on the page before this code is loaded. */
  field: RefObject<HTMLInputElement | null>;
  /** The number of options on show. */
  count: number;
  /** The same for the same options: an option is chosen only from the list that it was chosen in. */
  list: string;
  /** Called with the position of the option that Enter chooses. */
  onChoose: (index: number) => void;
  /** Called for Enter without a chosen option, before the form is submitted. */
  onEnter: (event: KeyboardEvent) => void;
  /** Called when Escape is pressed and no list is open. */
  onLeave: () => void;
}

/**
 * Makes a combobox of a text field, after the ARIA Authoring Practices (editable, with list
 * autocomplete): the focus stays in the field, and the arrow keys move through the options. Not a
 * component of a library, because that would replace the field while someone types into it.
 */
export function useCombobox(options: ComboboxOptions) {
  const { field, count, list, onChoose, onEnter, onLeave } = options;
  const [isOpen, setOpen] = useState(() => (field.current?.value ?? '').trim() !== '');
  const [chosen, setChosen] = useState({ list, place: -1 });
  /** The position of the option that Enter would choose; -1 for none. */
  const active = chosen.list === list ? chosen.place : -1;
  const setActive = (place: number) => setChosen({ list, place });
  const isExpanded = isOpen && count > 0;

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': LIST_ID,
      'aria-expanded': String(isExpanded),
      'aria-activedescendant': isExpanded && active >= 0 ? optionId(active) : '',
      autocomplete: 'off',
    };
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  });

  const close = () => {
    setOpen(false);
    setActive(-1);
  };

  const press = (event: KeyboardEvent) => {
    const move = (step: number) => {
      event.preventDefault();
      setOpen(true);
      // one more place than there are options: the field itself
      if (count > 0) setActive(((active + 1 + step + count + 1) % (count + 1)) - 1);
    };
    if (event.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Escape') {
      if (!isExpanded) onLeave();
      else event.preventDefault(); // the browser would empty the field
      close();
    } else if (event.key === 'Enter' && isExpanded && active >= 0) {
      event.preventDefault();
      onChoose(active);
    } else if (event.key === 'Enter') {
      close();
      onEnter(event);
    }
  };

  const type = () => {
    setOpen(true);
    setActive(-1);
  };

  useFieldEvents(field, { input: type, keydown: press, blur: close });
  return { isExpanded, active, close };
}

const EVENTS = ['input', 'keydown', 'blur'] as const;

type Listeners = Record<(typeof EVENTS)[number], (event: KeyboardEvent) => void>;

/**
 * Listens to a field. The listeners are added once: React may render between two listeners of one event,
 * and one that is replaced then does not get the event.
 */
function useFieldEvents(field: ComboboxOptions['field'], listeners: Listeners): void {
  const latest = useRef(listeners);
  useEffect(() => {
    latest.current = listeners;
  });
  useEffect(() => {
    const input = field.current;
    const listen = (event: Event) =>
      latest.current[event.type as keyof Listeners](event as KeyboardEvent);
    for (const name of EVENTS) input?.addEventListener(name, listen);
    return () => {
      for (const name of EVENTS) input?.removeEventListener(name, listen);
    };
  }, [field]);
}
