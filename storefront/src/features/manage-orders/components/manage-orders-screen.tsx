import './desk.css';
import { exportOrders, type Order } from '@harrow/contract';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { DeskKeys } from '@/components/desk/keys';
import { DeskList } from '@/components/desk/list';
import { SaveButton } from '@/components/desk/save-button';
import { DeskTabs } from '@/components/desk/tabs';
import { useDeskAddress } from '@/components/desk/use-desk-address';
import { useDeskKeys } from '@/components/desk/use-desk-keys';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageTitle } from '@/components/ui/page-title';
import { showError } from '@/components/ui/toast';
import { formatNumber } from '@/lib/format/numbers';
import { useMay } from '@/lib/session/use-may';
import { messages } from '@/messages';
import { saveOrders, useOrders, useTabCounts } from '../api/orders';
import { LIST, useKept } from '../hooks/use-kept';
import { useOrderDesk, type OrderDesk } from '../hooks/use-order-desk';
import { ordersAddressOf, TABS, type OrdersAddress } from '../lib/orders-address';
import { OrderFilters } from './order-filters';
import { CurrentView, ViewsButton } from './order-views';
import { OrdersTable } from './orders-table';
import { RowsChoice } from './rows-choice';
import { ShippingNews } from './shipping-news';
import { ShippingTray } from './shipping-tray';
import { UndoNotice } from './undo-notice';

const words = messages.manageOrders;
const orders = messages.orders;

/** All orders of the shop, for staff: to find, to ship and to save as a file. */
export function ManageOrdersScreen() {
  const address = ordersAddressOf(useDeskAddress().query);
  const query = useOrders(address);
  const rows = query.data?.rows;
  const mayExport = useMay(exportOrders);
  const total = query.isPreviousData ? undefined : query.data?.total;
  const desk = useOrderDesk(rows, address.sort);
  useOrderKeys(rows, desk);
  const { search } = useLocation();
  const [, keepList] = useKept(LIST);
  useEffect(() => keepList(() => search), [keepList, search]);
  return (
    <div className="desk-page">
      <div className="mb-2 flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 *:m-0">
        <PageTitle title={messages.dashboard.manageOrders} />
        <CurrentView address={address} />
      </div>
      <OrderTabs address={address} />
      <DeskList
        words={{ ...words, loading: orders.loading, errorTitle: orders.errorTitle }}
        query={query}
        size={address.rows}
        tools={
          <>
            <OrderFilters address={address} />
            <ViewsButton address={address} />
          </>
        }
        news={<ShippingNews />}
        empty={<Nothing address={address} />}
        foot={
          <>
            {mayExport && total !== undefined && total > 0 && (
              <SaveButton
                label={words.csv(formatNumber(total))}
                pendingLabel={words.csvPending}
                save={() => saveOrders(address)}
                onFailure={(reason) => showError(words.csvFailed(reason))}
              />
            )}
            <RowsChoice rows={address.rows} />
            <DeskKeys keys={words.keys} />
          </>
        }
      >
        {(shown) => (
          <OrdersTable
            orders={shown}
            desk={desk}
            readAt={query.dataUpdatedAt}
            isBusy={query.isPreviousData}
          />
        )}
      </DeskList>
      {desk.tray.length > 0 && <ShippingTray desk={desk} />}
      <UndoNotice shipments={desk.shipments} onUndo={desk.undo} />
    </div>
  );
}

/** Links to the orders of each state, with their counts under the other filters. */
function OrderTabs({ address }: { address: OrdersAddress }) {
  const { hrefOf } = useDeskAddress();
  const { data: counts } = useTabCounts(address);
  return (
    <DeskTabs
      label={words.tabs}
      tabs={TABS.map((tab) => ({
        label: words.tabNames[tab],
        to: hrefOf({ tab: tab === 'all' ? undefined : tab }),
        count: counts?.[tab],
        isCurrent: tab === address.tab,
      }))}
    />
  );
}

/** The keys that select and ship orders. */
function useOrderKeys(rows: readonly Order[] | undefined, desk: OrderDesk): void {
  useDeskKeys({
    x: ({ row, shift }) => {
      const order = rows?.find(({ _id }) => _id === row);
      if (!order) return;
      if (shift) desk.selectTo(order._id);
      else desk.toggle(order);
    },
    s: ({ row }) => desk.open(row),
    z: desk.undo,
  });
}

function Nothing({ address }: { address: OrdersAddress }) {
  const { hrefOf } = useDeskAddress();
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
  const all = hrefOf({ tab: undefined, q: undefined, from: undefined, to: undefined });
  return (
    <EmptyState
      title={isFiltered ? words.noneTitle : words.noneInTab[tab]}
      text={words.noneText}
      action={
        <ButtonLink to={all} variant="ghost">
          {words.showAll}
        </ButtonLink>
      }
    />
  );
}
