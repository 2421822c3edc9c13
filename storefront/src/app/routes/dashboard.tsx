import {
  ClipboardList,
  Package,
  PackageCheck,
  PackagePlus,
  Star,
  UserRound,
  UserRoundCog,
  type LucideIcon,
} from 'lucide-react';
import { Link, Outlet, useLocation, useResolvedPath } from 'react-router-dom';
import * as paths from '@/config/paths';
import { VerifyHint } from '@/features/auth/components/verify-hint';
import { useSession } from '@/lib/session/session-store';
import { messages } from '@/messages';

const pages = messages.dashboard;

interface Entry {
  to: string;
  label: string;
  icon: LucideIcon;
  /** The path prefixes of pages that belong to this entry and have none themselves. */
  within?: string[];
}

const PROFILE: Entry = { to: paths.dashboard, label: pages.myProfile, icon: UserRound };

const CUSTOMER: Entry[] = [
  PROFILE,
  {
    to: 'myorders',
    label: pages.myOrders,
    icon: ClipboardList,
    within: [paths.payment(''), paths.order('')],
  },
  { to: 'addreview', label: pages.addReview, icon: Star },
];

const ADMIN: Entry[] = [
  PROFILE,
  { to: 'users', label: pages.makeAdmin, icon: UserRoundCog },
  { to: 'addnewproduct', label: pages.addNewProduct, icon: PackagePlus },
  { to: 'manageproducts', label: pages.manageProducts, icon: Package },
  {
    to: 'manageorders',
    label: pages.manageOrders,
    icon: PackageCheck,
    within: [paths.order('')],
  },
];

/**
 * `/dashboard`: the menu of the role and the current page. The menu moves to the side only in windows
 * that leave enough room for a table, so that no table turns into cards when a window grows.
 */
export default function Dashboard() {
  const { role } = useSession();
  return (
    <div className="wrap grid grid-cols-1 items-start gap-8 py-8 lg:py-12 xl:grid-cols-[13rem_minmax(0,1fr)] xl:gap-12">
      <nav aria-label={pages.menu} className="xl:sticky xl:top-8">
        <ul className="flex flex-wrap gap-x-4 border-b border-line lg:gap-x-6 xl:grid xl:border-b-0">
          {(role === 'admin' ? ADMIN : CUSTOMER).map((entry) => (
            <MenuLink key={entry.to} {...entry} />
          ))}
        </ul>
      </nav>
      <div className="min-w-0">
        <VerifyHint />
        <Outlet />
      </div>
    </div>
  );
}

function MenuLink({ to, label, icon: Icon, within }: Entry) {
  const { pathname } = useLocation();
  const isHere = pathname.replace(/\/$/, '') === useResolvedPath(to).pathname;
  const isCurrent = isHere || within?.some((prefix) => pathname.startsWith(prefix));
  return (
    <li>
      <Link
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        className="flex min-h-12 items-center gap-3 border-b-2 border-transparent font-medium whitespace-nowrap transition-colors duration-150 hover:border-line aria-[current=page]:border-red xl:rounded-control xl:border-b-0 xl:px-3 xl:hover:bg-panel xl:aria-[current=page]:bg-ink xl:aria-[current=page]:text-paper"
      >
        <Icon aria-hidden className="size-5 max-lg:hidden" />
        {label}
      </Link>
    </li>
  );
}
