import { MAX_SEARCH_LENGTH } from '@harrow/contract';
import { Search } from 'lucide-react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { deskHref } from '@/lib/desk-address';

interface ListSearchProps {
  label: string;
  hint: string;
}

/** The search field of a list of staff. The words are part of the URL (`?q=`), and begin at its first page. */
export function ListSearch({ label, hint }: ListSearchProps) {
  const [search, setSearch] = useSearchParams();
  const words = search.get('q') ?? '';
  const field = useRef<HTMLInputElement>(null);
  const find = (q: string) => setSearch(deskHref(search, { q }));
  return (
    <form
      role="search"
      aria-label={label}
      className="relative max-w-md grow"
      onSubmit={(event) => {
        event.preventDefault();
        find(field.current?.value.trim() ?? '');
      }}
    >
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2"
      />
      {/* follows the URL, such as after Back */}
      <input
        key={words}
        ref={field}
        type="search"
        name="q"
        maxLength={MAX_SEARCH_LENGTH}
        aria-label={label}
        placeholder={hint}
        defaultValue={words}
        className="h-11 w-full rounded-control border border-edge bg-card pr-3 pl-11 placeholder:text-muted placeholder:opacity-100"
      />
    </form>
  );
}
