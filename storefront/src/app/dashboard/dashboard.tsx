import { coversDuty, type Duty } from '@harrow/contract';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import * as paths from '@/config/paths';
import { VerifyHint } from '@/features/auth/components/verify-hint';
import { useToShip } from '@/features/manage-orders/api/to-ship';
import { formatNumber } from '@/lib/format/numbers';
import { useSession } from '@/lib/session/session-store';
import { messages } from '@/messages';
import { dashboardPages, type MenuEntry } from './pages';

const pages = messages.dashboard;

interface Entry extends MenuEntry {
  to: string;
  duty?: Duty;
}

const entriesOf = (isStaff: boolean): Entry[] =>
  dashboardPages.flatMap(({ path, who, duty, menu }) =>
    menu && (menu.isShared || (who === 'staff') === isStaff) ? [{ ...menu, to: path, duty }] : [],
  );

const CUSTOMER = entriesOf(false);
const ADMIN = entriesOf(true);

/** `/dashboard`: the menu of the role and the current page; a payment has no menu. */
export function Dashboard() {
  const { role } = useSession();
  const isPayment = useLocation().pathname.startsWith(paths.payment(''));
  if (isPayment) return <Outlet />;
  return role === 'admin' ? <Desk /> : <CustomerDashboard />;
}

/**
 * The menu moves to the side only in windows that leave enough room for a table, so that no table turns
 * into cards when a window grows.
 */
function CustomerDashboard() {
  return (
    <div className="wrap grid grid-cols-1 items-start gap-8 py-8 lg:py-12 xl:grid-cols-[13rem_minmax(0,1fr)] xl:gap-12">
      <nav aria-label={pages.menu} className="xl:sticky xl:top-8">
        <ul className="flex flex-wrap gap-x-4 border-b border-line lg:gap-x-6 xl:grid xl:border-b-0">
          {CUSTOMER.map((entry) => (
            <MenuLink key={entry.to} {...entry} />
          ))}
        </ul>
      </nav>
      <Page />
    </div>
  );
}

/** The page, below the reminder to verify the email. */
const Page = () => (
  <div className="min-w-0">
    <VerifyHint />
    <Outlet />
  </div>
);

/**
 * The desk of staff, as wide as the window: the menu beside the page from 1280 px on, as a rail of
 * icons from 1024 px on, and behind a button in narrower windows.
 */
function Desk() {
  const { pathname } = useLocation();
  /** The page that the menu was opened on; it closes when another one opens. */
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const isOpen = openedOn === pathname;
  const { duty = null } = useSession();
  const toShip = useToShip();
  return (
    <div
      data-desk
      className="wrap relative items-start gap-x-5 py-4 min-[60rem]:pt-6 min-[60rem]:pb-12 lg:grid lg:grid-cols-[2.75rem_minmax(0,1fr)] xl:grid-cols-[13rem_minmax(0,1fr)] xl:gap-x-10 [&_h1]:text-[1.75rem] max-lg:[&_h1]:pr-24 min-[60rem]:[&_h1]:text-4xl"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="desk-menu"
        onClick={() => setOpenedOn(isOpen ? null : pathname)}
        className="absolute top-4 right-2 z-10 flex min-h-11 items-center gap-2 px-2 font-semibold min-[30rem]:right-4 min-[60rem]:top-6 lg:hidden print:hidden"
      >
        <Menu aria-hidden className="size-5" />
        {pages.openMenu}
      </button>
      <nav
        id="desk-menu"
        aria-label={pages.menu}
        className={`lg:sticky lg:top-6 ${isOpen ? 'pt-14 pb-4' : 'max-lg:hidden'}`}
      >
        <ul>
          {ADMIN.filter((entry) => !entry.duty || coversDuty(duty, entry.duty)).map((entry) => (
            <DeskLink key={entry.to} {...entry} count={entry.hasCount ? toShip : undefined} />
          ))}
        </ul>
      </nav>
      <Page />
    </div>
  );
}

/** Tells whether a page belongs to an entry of the menu. */
function useIsCurrent({ to, within }: Pick<Entry, 'to' | 'within'>): boolean {
  const { pathname } = useLocation();
  const isHere = pathname.replace(/\/$/, '') === to;
  return isHere || (within?.some((prefix) => pathname.startsWith(prefix)) ?? false);
}

interface DeskLinkProps extends Entry {
  /** Number of orders to ship; 0 is not shown. */
  count: number | undefined;
}

/** An entry of the desk's menu; on the rail, its name is its title. */
function DeskLink({ to, label, icon: Icon, within, startsGroup, count = 0 }: DeskLinkProps) {
  const isCurrent = useIsCurrent({ to, within });
  return (
    <li className={startsGroup ? 'mt-2 border-t border-line pt-2' : ''}>
      <Link
        to={to}
        title={pages[label]}
        aria-current={isCurrent ? 'page' : undefined}
        className="relative flex h-11 items-center gap-3 rounded-control px-3 font-medium whitespace-nowrap transition-colors duration-150 hover:bg-panel aria-[current=page]:bg-ink aria-[current=page]:text-paper"
      >
        <Icon aria-hidden className="size-5 shrink-0" />
        <span className="lg:max-xl:sr-only">{pages[label]}</span>
        {count > 0 && (
          <>
            {' '}
            <span className="figure ml-auto lg:max-xl:absolute lg:max-xl:top-0 lg:max-xl:right-0 lg:max-xl:min-w-4.5 lg:max-xl:rounded-full lg:max-xl:bg-wheat lg:max-xl:px-1 lg:max-xl:text-center lg:max-xl:text-xs lg:max-xl:leading-4.5 lg:max-xl:text-on-wheat">
              {formatNumber(count)}
            </span>
            <span className="sr-only"> {pages.toShip}</span>
          </>
        )}
      </Link>
    </li>
  );
}

function MenuLink({ to, label, icon: Icon, within }: Entry) {
  const isCurrent = useIsCurrent({ to, within });
  return (
    <li>
      <Link
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        className="flex min-h-12 items-center gap-3 border-b-2 border-transparent font-medium whitespace-nowrap transition-colors duration-150 hover:border-line aria-[current=page]:border-red xl:rounded-control xl:border-b-0 xl:px-3 xl:hover:bg-panel xl:aria-[current=page]:bg-ink xl:aria-[current=page]:text-paper"
      >
        <Icon aria-hidden className="size-5 max-lg:hidden" />
        {pages[label]}
      </Link>
    </li>
  );
}
