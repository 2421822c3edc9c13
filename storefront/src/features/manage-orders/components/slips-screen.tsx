import { Printer } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import * as paths from '@/config/paths';
import { BackLink } from '@/components/ui/back-link';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageTitle } from '@/components/ui/page-title';
import { PartNumber } from '@/components/ui/part-number';
import { UserText } from '@/components/ui/user-text';
import { formatNumber } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { usePinnedNotes } from '../api/customer-notes';
import { LIST, TRAY, useKept } from '../hooks/use-kept';
import { pickingOf } from '../lib/picking';
import { Label, SHEET, Slip } from './packing-slip';
import type { Order } from '@harrow/contract';

const words = messages.deskOrder;
const SHEETS = ['slips', 'picking', 'labels'] as const;

type Sheets = (typeof SHEETS)[number];

const sheetsIn = (search: URLSearchParams): Sheets =>
  SHEETS.find((name) => name === search.get('sheet')) ?? 'slips';

/** The papers of the selected orders in one print: a picking list with the slips, alone, or the labels. */
export function SlipsScreen() {
  const [tray] = useKept(TRAY);
  const [list] = useKept(LIST);
  const [search] = useSearchParams();
  const orders = tray.map(({ order }) => order);
  const { data: notes = [] } = usePinnedNotes(orders.map(({ customerId }) => customerId));
  const sheets = sheetsIn(search);
  const back = paths.manageOrders + list;
  if (orders.length === 0) {
    return (
      <>
        <PageTitle title={words.slips} />
        <EmptyState
          title={words.noSlips}
          text={words.noSlipsHint}
          action={
            <ButtonLink to={back} variant="ghost">
              {messages.dashboard.manageOrders}
            </ButtonLink>
          }
        />
      </>
    );
  }
  return (
    <article>
      <BackLink to={back}>{messages.dashboard.manageOrders}</BackLink>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 *:m-0 print:hidden">
        <PageTitle title={words.slipsOf(orders.length)} />
        <Button onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          {messages.order.print}
        </Button>
      </div>
      <nav
        aria-label={words.sheets}
        className="mb-6 flex flex-wrap gap-x-7 border-b border-line print:hidden"
      >
        {SHEETS.map((name) => (
          <Link
            key={name}
            to={`?sheet=${name}`}
            replace
            aria-current={name === sheets ? 'page' : undefined}
            className="-mb-px flex h-11 items-center border-b-2 border-transparent font-medium hover:border-line aria-[current=page]:border-ink aria-[current=page]:font-semibold"
          >
            {words.slipSheets[name]}
          </Link>
        ))}
      </nav>
      <div className="grid grid-cols-1 gap-6 print:block">
        {sheets !== 'labels' && <PickingList orders={orders} />}
        {sheets === 'slips' &&
          orders.map((order) => <Slip key={order._id} order={order} notes={notes} />)}
        {sheets === 'labels' && orders.map((order) => <Label key={order._id} order={order} />)}
      </div>
    </article>
  );
}

const CELL = 'border-b border-line py-[0.08in] pr-[0.12in] text-left align-top';

/** What to take from the shelves for all of the orders, each product once. */
function PickingList({ orders }: { orders: readonly Order[] }) {
  const picks = pickingOf(orders);
  return (
    <section
      className={`w-[8.5in] gap-[0.2in] p-[0.5in] text-[11pt] [page:slip] phone:p-4 ${SHEET}`}
    >
      <h2 className="heading text-[20pt]">{words.pickingTitle(orders.length)}</h2>
      <table className="w-full">
        <thead>
          <tr className="label">
            {[words.pieces, words.partNumber, words.product, words.forOrders].map((head) => (
              <th key={head} scope="col" className={`${CELL} border-b-2 border-ink`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {picks.map((pick) => (
            <tr key={pick.productId} className="break-inside-avoid">
              <td className={`figure ${CELL}`}>{formatNumber(pick.quantity)}</td>
              <td className={CELL}>
                <PartNumber className="text-ink">{pick.number}</PartNumber>
              </td>
              <td className={`font-semibold wrap-anywhere ${CELL}`}>
                <UserText>{pick.product}</UserText>
              </td>
              <td className={CELL}>{pick.orders.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
