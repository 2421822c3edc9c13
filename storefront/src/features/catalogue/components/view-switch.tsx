import { LayoutGrid, Rows3 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ListView } from '@/lib/list-view-key';
import { messages } from '@/messages';
import { hrefOf, type ListAddress } from '../lib/list-address';
import { chooseView } from '../lib/list-view';

const words = messages.lists;
const VIEWS = [
  { view: 'cards', Icon: LayoutGrid },
  { view: 'table', Icon: Rows3 },
] as const;

interface ViewSwitchProps {
  address: ListAddress;
  current: ListView;
  /** The view without a choice, which the address need not name. */
  byDefault: ListView;
}

/** Links to a list as cards and as a table. The browser keeps which one was chosen. */
export function ViewSwitch({ address, current, byDefault }: ViewSwitchProps) {
  return (
    <div
      role="group"
      aria-label={words.view}
      className="flex shrink-0 overflow-hidden rounded-control border border-edge print:hidden"
    >
      {VIEWS.map(({ view, Icon }) => (
        <Link
          key={view}
          to={hrefOf({ ...address, view: view === byDefault ? undefined : view })}
          aria-current={view === current ? 'true' : undefined}
          onClick={() => chooseView(view)}
          className="flex min-h-11 items-center gap-2 px-3.5 font-semibold hover:bg-panel focus-visible:-outline-offset-4 aria-[current]:bg-ink aria-[current]:text-paper aria-[current]:focus-visible:outline-paper md:min-h-10"
        >
          <Icon aria-hidden className="size-4.5" />
          <span className="max-md:sr-only">{words.views[view]}</span>
        </Link>
      ))}
    </div>
  );
}
