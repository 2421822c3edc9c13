import './desk.css';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageTitle } from '@/components/ui/page-title';
import { QueryList } from '@/components/ui/query-list';
import { loadable } from '@/lib/loadable';
import { messages } from '@/messages';
import { useOrders, useTabCounts } from '../api/orders';
import { useDeskKeys } from '../hooks/use-desk-keys';
import { useOrderDesk } from '../hooks/use-order-desk';
import {
  changed,
  hrefOf,
  ordersAddressOf,
  PAGE_SIZE,
  TABS,
  type OrdersAddress,
} from '../lib/orders-address';
import { ListFoot } from './list-foot';
import { OrderTabs } from './order-tabs';
import { OrderTools } from './order-tools';
import { OrdersTable } from './orders-table';
import { ShippingTray } from './shipping-tray';
import { UndoNotice } from './undo-notice';

const words = messages.manageOrders;
const orders = messages.orders;

const KeysDialog = loadable(() => import('./keys-dialog'));

/** All orders of the shop, for staff: to find, to ship and to save as a file. */
export function ManageOrdersScreen() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const address = ordersAddressOf(search);
  const query = useOrders(address);
  const { data: counts } = useTabCounts(address);
  const desk = useOrderDesk(query.data, address.sort);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const total = counts?.[address.tab];
  useRedirectToLastPage(address, total);
  useDeskKeys({
    select: (id) => {
      const order = query.data?.find(({ _id }) => _id === id);
      if (order) desk.toggle(order);
    },
    selectTo: desk.selectTo,
    ship: desk.open,
    undo: desk.undo,
    tab: (index) => void navigate(hrefOf(changed(address, { tab: TABS[index] }))),
    help: () => setHelpOpen(true),
  });
  return (
    <div className="desk-page">
      <PageTitle title={messages.dashboard.manageOrders} />
      <OrderTabs address={address} counts={counts} />
      <OrderTools address={address} />
      <QueryList
        query={query}
        loading={orders.loading}
        errorTitle={orders.errorTitle}
        empty={<Nothing address={address} />}
      >
        {(rows) => (
          <OrdersTable
            orders={rows}
            tray={desk.tray}
            shipments={desk.shipments}
            readAt={query.dataUpdatedAt}
            stale={query.isPreviousData}
            onToggle={desk.toggle}
            onToggleAll={desk.toggleAll}
            onPending={desk.press}
          />
        )}
      </QueryList>
      <ListFoot
        address={address}
        shown={query.isPreviousData ? 0 : (query.data?.length ?? 0)}
        total={total}
        onHelp={() => setHelpOpen(true)}
      />
      {desk.tray.length > 0 && (
        <ShippingTray
          tray={desk.tray}
          focus={desk.focus}
          onChange={desk.setTray}
          onShip={desk.ship}
          onClear={desk.clear}
        />
      )}
      <UndoNotice shipments={desk.shipments} onUndo={desk.undo} />
      <Suspense>{isHelpOpen && <KeysDialog onClose={() => setHelpOpen(false)} />}</Suspense>
    </div>
  );
}

function Nothing({ address }: { address: OrdersAddress }) {
  const { tab, q, from, to } = address;
  const isFiltered = q !== '' || from !== undefined || to !== undefined;
  if (tab === 'all' && !isFiltered) {
    return (
      <EmptyState
        picture="/pictures/scenes/empty-orders.svg"
        title={orders.emptyAll}
        text={orders.emptyAllHint}
      />
    );
  }
  const all: OrdersAddress = { tab: 'all', q: '', sort: address.sort, page: 0 };
  return (
    <EmptyState
      title={isFiltered ? words.noneTitle : words.noneInTab[tab]}
      text={words.noneText}
      action={
        <ButtonLink to={hrefOf(all)} variant="ghost">
          {words.showAll}
        </ButtonLink>
      }
    />
  );
}

/** Redirects from beyond the last page, e.g. after the last order of a tab was shipped. */
function useRedirectToLastPage(address: OrdersAddress, total: number | undefined): void {
  const navigate = useNavigate();
  const last = total === undefined ? null : Math.max(0, Math.ceil(total / PAGE_SIZE) - 1);
  const href = last !== null && address.page > last ? hrefOf({ ...address, page: last }) : null;
  useEffect(() => {
    if (href !== null) void navigate(href, { replace: true });
  }, [href, navigate]);
}
