import { Link } from 'react-router-dom';
import { formatNumber } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { changed, hrefOf, TABS, type OrdersAddress, type TabCounts } from '../lib/orders-address';

const words = messages.manageOrders;

interface OrderTabsProps {
  address: OrdersAddress;
  counts: TabCounts | undefined;
}

/** Links to the orders of each state, with their counts under the other filters. */
export function OrderTabs({ address, counts }: OrderTabsProps) {
  return (
    <nav aria-label={words.tabs} className="desk-tabs">
      {TABS.map((tab) => (
        <Link
          key={tab}
          to={hrefOf(changed(address, { tab }))}
          aria-current={tab === address.tab ? 'page' : undefined}
        >
          {words.tabNames[tab]}{' '}
          <span className="figure">{counts && formatNumber(counts[tab])}</span>
        </Link>
      ))}
    </nav>
  );
}
