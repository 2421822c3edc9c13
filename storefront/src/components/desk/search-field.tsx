import { MAX_SEARCH_LENGTH } from '@harrow/contract';
import { Search } from 'lucide-react';
import { useDeskAddress } from './use-desk-address';
import { useTypedChoice } from './use-typed-choice';

/** The pause in typing after which the list is searched. */
const PAUSE_MS = 300;

interface DeskSearchProps {
  label: string;
  /** The placeholder, which names the searchable fields. */
  hint: string;
}

/**
 * The search field of a list for staff: searches on Enter, or once typing pauses. The words are part of
 * the address (`?q=`), and begin at the list's first page. `/` focuses it, see `focusSearchOnSlash`.
 */
export function DeskSearch({ label, hint }: DeskSearchProps) {
  const { words, choose } = useDeskAddress();
  // one search is one entry of the browser's history, however often its typing pauses
  const find = (q: string) => choose({ q }, { replace: words !== '' });
  const { typed, type, settle } = useTypedChoice({
    value: words,
    choose: find,
    delayMs: PAUSE_MS,
  });
  const search = () => {
    const q = typed.trim();
    if (q === words) return;
    settle(q);
    find(q);
  };
  return (
    <form
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
      className="relative max-w-88 min-w-52 flex-1 max-[60rem]:max-w-none"
    >
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-muted"
      />
      <input
        type="search"
        dir="auto"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={hint}
        value={typed}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault(); // browsers clear the field
          event.currentTarget.blur();
        }}
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
