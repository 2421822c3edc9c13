import { MAX_ORDER_LINES } from '@harrow/contract';
import { ClipboardList } from 'lucide-react';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { QueryError } from '@/components/ui/error-state';
import { PageTitle } from '@/components/ui/page-title';
import * as paths from '@/config/paths';
import { formatMoney } from '@/lib/format/numbers';
import { listStore } from '@/lib/list/list-store';
import { loadable } from '@/lib/loadable';
import { messages } from '@/messages';
import { useMyList, type MyList } from '../hooks/use-my-list';
import { sumOf, type PricedRow } from '../lib/list-rows';
import { ListSum, OrderBar } from './list-sum';
import { ListTable } from './list-table';
import { ListTools } from './list-tools';
import { OfferedLines } from './offered-lines';
import { PasteBox } from './paste-box';
import { ProblemLines } from './problem-lines';
import { SavedLists } from './saved-lists';

const words = messages.myList;

const SaveListDialog = loadable(() => import('./save-list-dialog'));

/** The step before an order, or the reason why it cannot be placed. */
const NOTES = { customer: undefined, login: words.next, admin: words.adminCannot };

/** The order to place; `amount` is decimal, in `currency`. */
export interface Ordered {
  rows: PricedRow[];
  amount: number;
  currency: string;
  poNumber: string;
  onClose: () => void;
}

interface ListScreenProps {
  /** Whether the visitor can order: `login` first, or not at all. */
  buyer: 'customer' | 'login' | 'admin';
  /** The dialog that confirms the order. */
  renderOrder: (ordered: Ordered) => ReactNode;
  /** Leads to the login. */
  onLogin: () => void;
}

/** The shopper's list: lines to order, lines that need a look, and what they cost. */
export function ListScreen(props: ListScreenProps) {
  const list = useMyList();
  return (
    <div className="wrap pb-8">
      <Breadcrumb above={[{ label: messages.layout.home, to: paths.home }]} current={words.title} />
      {list.isEmpty ? (
        <EmptyList hasAccount={props.buyer !== 'login'} />
      ) : (
        <FullList list={list} {...props} />
      )}
    </div>
  );
}

function Head({ children }: { children?: ReactNode }) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 *:mb-0">
      <PageTitle title={words.title} />
      {children}
    </div>
  );
}

function FullList({ list, buyer, renderOrder, onLogin }: { list: MyList } & ListScreenProps) {
  const [isSaving, setSaving] = useState(false);
  const [poNumber, setPoNumber] = useState('');
  /** The products that the open dialog orders. */
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const button = useRef<HTMLDivElement>(null);
  const { query, currency, orderable, problems } = list;
  const rows = orderable.slice(0, MAX_ORDER_LINES);
  const { pieces, amount } = sumOf(rows, currency);
  const ordered = chosen && list.rowsOf(chosen);
  const order = () => {
    if (buyer === 'login') onLogin();
    else if (buyer === 'customer') setChosen(rows.map(({ productId }) => productId));
  };
  const sum = { products: rows.length, button, onOrder: order };
  return (
    <>
      <Head>
        <ListTools list={list} onSave={buyer === 'login' ? undefined : () => setSaving(true)} />
      </Head>
      <div className="grid grid-cols-1 items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          <OfferedLines />
          <PasteBox isFirst={false} />
          {query.isError && <QueryError title={words.checkFailed} query={query} />}
          <ProblemLines list={list} />
          <ListTable list={list} />
        </div>
        <div className="grid gap-5 lg:sticky lg:top-6">
          {query.data && (
            <ListSum
              {...sum}
              pieces={pieces}
              amount={amount}
              currency={currency}
              problems={problems.length}
              isCut={orderable.length > rows.length}
              poNumber={poNumber}
              onPoNumberChange={setPoNumber}
              note={NOTES[buyer]}
            />
          )}
          {buyer === 'login' ? <KeptHere /> : <SavedLists />}
        </div>
      </div>
      {query.data && <OrderBar {...sum} total={formatMoney(amount, currency)} />}
      {ordered &&
        renderOrder({
          rows: ordered,
          amount: sumOf(ordered, currency).amount,
          currency,
          poNumber: poNumber.trim(),
          onClose: () => setChosen(null),
        })}
      <Suspense>
        {isSaving && <SaveListDialog lines={listStore.get()} onClose={() => setSaving(false)} />}
      </Suspense>
    </>
  );
}

/** Tells a visitor the reasons to log in. */
const KeptHere = () => (
  <p className="print:hidden">
    <strong className="font-semibold">{words.keptHere}</strong> {words.keptHereNext}
    <Link
      to={paths.login}
      state={{ from: { pathname: paths.list } }}
      className="flex min-h-11 w-fit items-center font-semibold underline underline-offset-4"
    >
      {words.logIn}
    </Link>
  </p>
);

/** The box to type in, and the other ways to fill the list. */
function EmptyList({ hasAccount }: { hasAccount: boolean }) {
  return (
    <div className="grid items-center gap-12 lg:grid-cols-2">
      <div>
        <Head />
        <p className="mb-5 max-w-104 text-xl text-pretty">{words.lead}</p>
        <OfferedLines />
        <PasteBox isFirst />
        <p className="flex items-center gap-4 border-t border-line py-3.5">
          <ClipboardList aria-hidden className="size-5" />
          <span>
            {words.pressAdd}{' '}
            <Link to={paths.products} className="font-semibold underline underline-offset-4">
              {words.browse}
            </Link>
          </span>
        </p>
        {hasAccount && <SavedLists />}
      </div>
      <img
        src="/pictures/scenes/empty-products.svg"
        alt=""
        width={800}
        height={500}
        className="h-auto w-full rounded-card max-lg:hidden"
      />
    </div>
  );
}
