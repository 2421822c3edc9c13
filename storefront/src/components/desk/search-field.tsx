import { MAX_SEARCH_LENGTH } from '@harrow/contract';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';

/** The pause in typing after which the list is searched. */
const PAUSE_MS = 300;

interface DeskSearchProps {
  label: string;
  /** Names what can be searched for, while the field is empty. */
  hint: string;
  /** The words in the address. */
  value: string;
  onSearch: (words: string) => void;
}

/**
 * The search field of a list for staff: searches on Enter, or once typing pauses. `/` focuses it, see
 * `focusSearchOnSlash`.
 */
export function DeskSearch({ label, hint, value, onSearch }: DeskSearchProps) {
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [shown, setShown] = useState(value);
  const send = (words: string) => {
    if (words === sent) return;
    setSent(words);
    onSearch(words);
  };
  // The address may also change by Back or by a link; an answer to what was typed changes nothing.
  if (value !== shown) {
    setShown(value);
    if (value !== sent) {
      setSent(value);
      setTyped(value);
    }
  }
  useEffect(() => {
    const timer = setTimeout(() => send(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <form
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        send(typed.trim());
      }}
      className="relative max-w-88 min-w-52 flex-1 max-[60rem]:max-w-none"
    >
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-muted"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={hint}
        value={typed}
        maxLength={MAX_SEARCH_LENGTH}
        onChange={({ target }) => setTyped(target.value)}
        className="peer h-11 w-full rounded-control border border-edge bg-card pr-3 pl-9 placeholder:text-muted placeholder:opacity-100 hover:border-ink focus-visible:outline-offset-0 min-[60rem]:h-10 min-[60rem]:pr-9 min-[60rem]:text-[0.9375rem]"
      />
      <kbd
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 rounded-[4px] border border-line px-1.25 font-mono text-xs leading-5 text-muted peer-focus:hidden peer-[:not(:placeholder-shown)]:hidden max-[60rem]:hidden"
      >
        /
      </kbd>
    </form>
  );
}
