import './desk.css';
import type { Customer } from '@harrow/contract';
import { Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import * as deskPaths from '@/config/desk-paths';
import * as paths from '@/config/paths';
import { DeskFoot } from '@/components/desk/foot';
import { DeskSection } from '@/components/desk/section';
import { useDeskAddress } from '@/components/desk/use-desk-address';
import { BackLink } from '@/components/ui/back-link';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { Skeleton } from '@/components/ui/loading';
import { PageTitle } from '@/components/ui/page-title';
import { UserText } from '@/components/ui/user-text';
import { formatLocalDate } from '@/lib/format/date';
import { isolate } from '@/lib/format/isolate';
import { formatMoney, formatNumber } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { CUSTOMER_ORDERS_SIZE, useCustomerMachines, useCustomerOrders } from '../api/customers';
import { CustomerNotes } from './customer-notes';
import { CustomerOrders } from './customer-orders';
import { Cell } from './cell';
import { NewOrderSection } from './new-order';
import { PinnedNotes } from './pinned-notes';
import { ASIDE_LINK, Fact } from './fact';
import { ordersOf } from '../lib/orders-of';

const words = messages.customers;
const desk = messages.deskOrder;

/** A customer for staff: orders, payments, machines and notes. */
export function CustomerScreen({ customer }: { customer: Customer }) {
  const { _id, email, name, since, orders, paid, refunded, currency, groups, notes } = customer;
  const [isOrdering, setOrdering] = useState(false);
  const { page } = useDeskAddress();
  const { data: newest } = useCustomerOrders(_id);
  const { data: placed, error, isPreviousData } = useCustomerOrders(_id, page);
  const [last] = newest?.rows ?? [];
  return (
    <article className="desk-page">
      <BackLink to={deskPaths.customers}>{messages.dashboard.customers}</BackLink>
      <div className="mb-2 flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 *:m-0">
        <PageTitle title={name || email} />
        <p className="flex flex-wrap gap-2">
          {groups.map((group) => (
            <Badge key={group} tone="neutral" icon={Users}>
              {isolate(group)}
            </Badge>
          ))}
        </p>
        {!isOrdering && (
          <Button size="small" className="ml-auto" onClick={() => setOrdering(true)}>
            {words.newOrder.open}
          </Button>
        )}
      </div>
      {isOrdering && <NewOrderSection customer={customer} onClose={() => setOrdering(false)} />}
      <PinnedNotes notes={notes.filter(({ pinned }) => pinned)} />
      <dl className="grid grid-cols-2 border-y border-line min-[60rem]:grid-cols-4">
        <Cell label={words.orders}>
          <span className="figure text-2xl leading-tight">{formatNumber(orders)}</span>
        </Cell>
        <Cell label={words.paid}>
          <span className="figure text-2xl leading-tight">{formatMoney(paid, currency)}</span>
          {refunded > 0 && <small>{words.refunded(formatMoney(refunded, currency))}</small>}
        </Cell>
        <Cell label={words.since}>
          <b className="font-semibold">{formatLocalDate(since)}</b>
        </Cell>
        <Cell label={words.lastOrder}>
          <b className="font-semibold">{last ? formatLocalDate(last.createdAt) : words.never}</b>
        </Cell>
      </dl>
      <div className="mt-8 grid grid-cols-1 items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid grid-cols-1 gap-8">
          <DeskSection
            title={words.orders}
            aside={
              orders > 0 && (
                <Link to={ordersOf(email)} className={ASIDE_LINK}>
                  {words.allOrders(orders)}
                </Link>
              )
            }
          >
            <Loaded data={placed} error={error} failed={words.ordersError}>
              {({ rows, total }) =>
                total === 0 ? (
                  <Nothing>{words.noOrders}</Nothing>
                ) : (
                  <CustomerOrders orders={rows} label={words.orders} />
                )
              }
            </Loaded>
            <DeskFoot
              size={CUSTOMER_ORDERS_SIZE}
              total={isPreviousData ? undefined : placed?.total}
            />
          </DeskSection>
          <Machines customerId={_id} />
          <CustomerNotes customer={customer} />
        </div>
        <Contact customer={customer} />
      </div>
    </article>
  );
}

const Nothing = ({ children }: { children: ReactNode }) => (
  <p className="py-4 text-muted">{children}</p>
);

interface LoadedProps<Data> {
  data: Data | undefined;
  error: unknown;
  failed: string;
  children: (data: Data) => ReactNode;
}

/** The content of a section, or in its place that it loads or why it is not there. */
function Loaded<Data>({ data, error, failed, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  return error ? <Nothing>{failed}</Nothing> : <Skeleton className="mt-4 h-24 w-full" />;
}

function Machines({ customerId }: { customerId: string }) {
  const { data, error } = useCustomerMachines(customerId);
  return (
    <DeskSection title={words.machines}>
      <Loaded data={data} error={error} failed={words.machinesError}>
        {(machines) =>
          machines.length === 0 ? (
            <Nothing>{words.noMachines}</Nothing>
          ) : (
            <ul aria-label={words.machines}>
              {machines.map(({ _id, machine, serial, nickname }) => (
                <li
                  key={_id}
                  className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2 text-[0.9375rem]"
                >
                  <Link
                    to={paths.forSerial(paths.machine(machine.handle), serial ?? undefined)}
                    className="font-semibold underline underline-offset-4 max-[60rem]:inline-flex max-[60rem]:min-h-11 max-[60rem]:items-center"
                  >
                    <UserText>{machine.name}</UserText>
                  </Link>
                  {nickname !== null && <UserText className="wrap-anywhere">{nickname}</UserText>}
                  <span className="figure ml-auto wrap-anywhere">{serial ?? words.noSerial}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </DeskSection>
  );
}

function Contact({ customer: { email, phone } }: { customer: Customer }) {
  return (
    <DeskSection title={words.contact}>
      <dl>
        <Fact label={desk.email} action={<CopyButton text={email} label={desk.copyEmail} />}>
          <a href={`mailto:${email}`} className="underline underline-offset-4">
            <UserText>{email}</UserText>
          </a>
        </Fact>
        <Fact
          label={desk.phone}
          action={phone !== null && <CopyButton text={phone} label={desk.copyPhone} />}
        >
          {phone === null ? words.noPhone : <UserText>{phone}</UserText>}
        </Fact>
      </dl>
    </DeskSection>
  );
}
