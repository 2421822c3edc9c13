import { Search } from 'lucide-react';
import { Suspense, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import * as paths from '@/config/paths';
import { loadable } from '@/lib/loadable';
import { messages } from '@/messages';
import { BASE } from '@/messages/en/language';

const { search, searchHint } = messages.layout;

// without them the search works all the same
const Suggestions = loadable(() => import('./suggestions').catch(() => ({ default: () => null })));

/**
 * The search form of every page. Before hydration the browser sends it by itself; what makes it a
 * combobox with suggestions is loaded when the field is focused. On a phone the form is behind an icon.
 */
export function SearchForm() {
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const close = () => setOpen(false);
  const navigate = useNavigate();
  /** Without words there is nothing to search for. */
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = field.current?.value.trim();
    if (!words) return;
    close();
    void navigate(paths.results(words));
  };
  return (
    <>
      <form
        role="search"
        method="get"
        action={BASE + paths.search}
        onSubmit={submit}
        data-open={isOpen || undefined}
        className="peer group order-last w-full gap-2 pb-3 max-md:scripted:hidden max-md:data-open:flex! md:relative md:order-none md:w-auto md:grow md:pb-0 one-row:max-w-92"
      >
        <div className="relative grow">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2"
          />
          <input
            ref={field}
            id="search"
            type="search"
            name="q"
            aria-label={search}
            placeholder={searchHint}
            // lists of the dashboard have their own search in the address
            defaultValue={pathname.startsWith(paths.dashboard) ? '' : (query.get('q') ?? '')}
            onFocus={() => setUsed(true)}
            className="h-12 w-full rounded-control border border-edge bg-card pr-1 pl-10 text-ellipsis placeholder:text-muted md:h-11 md:pr-9 md:pl-11"
          />
          <kbd
            aria-hidden
            className="scripted pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 rounded-sm border border-line px-1.5 font-sans text-xs leading-5 text-muted max-md:hidden [input:focus~&]:hidden [input:not(:placeholder-shown)~&]:hidden"
          >
            /
          </kbd>
        </div>
        <button type="button" onClick={close} className="px-1 font-semibold md:hidden scripted">
          {messages.ui.cancel}
        </button>
        {isUsed && (
          <Suspense>
            <Suggestions field={field} onClose={close} />
          </Suspense>
        )}
      </form>
      <button
        type="button"
        aria-label={search}
        aria-expanded={isOpen}
        onClick={() => {
          // a phone opens its keyboard only for a field that is focused before the press has ended
          flushSync(() => setOpen(!isOpen));
          field.current?.focus();
        }}
        className="scripted grid size-11 place-items-center rounded-control md:hidden"
      >
        <Search aria-hidden className="size-5.5" />
      </button>
    </>
  );
}
