import './packing-slip.css';
import type { Order } from '@harrow/contract';
import { Printer } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import * as paths from '@/config/paths';
import { shownMaker } from '@/config/shown-maker';
import { Wordmark } from '@/components/layout/wordmark';
import { BackLink } from '@/components/ui/back-link';
import { Button } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/page-title';
import { UserText } from '@/components/ui/user-text';
import { formatLocalDate } from '@/lib/format/date';
import { formatNumber } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { useOrderedPart } from '../api/orders';
import { labelAddress } from '../lib/label-address';
import { Barcode } from './barcode';

const words = messages.deskOrder;
const SHEETS = ['slip', 'label'] as const;

/** The papers that go with the goods, for print: the packing slip on Letter, or the label for the box. */
export function PackingSlip({ order }: { order: Order }) {
  const [search] = useSearchParams();
  const sheet = search.get('sheet') === 'label' ? 'label' : 'slip';
  const title = sheet === 'label' ? words.labelTitle : words.slipTitle;
  return (
    <article>
      <BackLink to={paths.order(order._id)}>{messages.order.backToOrder(order.number)}</BackLink>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 *:m-0 print:hidden">
        <PageTitle title={title(order.number)} />
        <Button onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          {messages.order.print}
        </Button>
      </div>
      <nav aria-label={words.sheets} className="mb-6 flex gap-7 border-b border-line print:hidden">
        {SHEETS.map((name) => (
          <Link
            key={name}
            to={name === 'slip' ? '?' : `?sheet=${name}`}
            replace
            aria-current={name === sheet ? 'page' : undefined}
            className="-mb-px flex h-11 items-center border-b-2 border-transparent font-medium hover:border-line aria-[current=page]:border-ink aria-[current=page]:font-semibold"
          >
            {words.sheetNames[name]}
          </Link>
        ))}
      </nav>
      {sheet === 'slip' ? <Slip order={order} /> : <Label order={order} />}
    </article>
  );
}

/** The packing slip. No prices: the packer and the driver read it. */
function Slip({ order }: { order: Order }) {
  const { number, name, address, phone, tracking, createdAt } = order;
  return (
    <div className="sheet sheet-slip">
      <div className="sheet-head">
        <div>
          <Wordmark />
          {shownMaker && (
            <p>
              {shownMaker.name}, {shownMaker.street}, {shownMaker.city}
            </p>
          )}
        </div>
        <div>
          <p className="heading sheet-title">{words.slipTitle(number)}</p>
          <Barcode number={number} className="sheet-barcode" />
        </div>
      </div>
      <div className="sheet-to">
        <div>
          <h2 className="label">{words.shipTo}</h2>
          <address>
            <UserText>{name}</UserText>
            <br />
            <UserText className="whitespace-pre-line">{address}</UserText>
          </address>
        </div>
        <div>
          <h2 className="label">{words.driverPhone}</h2>
          <UserText as="p" className="sheet-phone">
            {phone}
          </UserText>
          <h2 className="label">{words.tracking}</h2>
          <UserText as="p">{tracking?.number ?? words.notYet}</UserText>
        </div>
      </div>
      <Goods order={order} />
      {shownMaker && <p>{words.complaint(shownMaker.phone.shown)}</p>}
      <div className="sheet-end">
        <div>
          <h2 className="label">{words.notes}</h2>
          <hr />
          <hr />
          <hr />
        </div>
        <dl className="sheet-block">
          <Cell label={words.order} value={String(number)} />
          <Cell label={words.placed} value={formatLocalDate(createdAt)} />
          <Cell label={words.sheet} value={words.oneOfOne} />
          <Cell label={words.packedBy} />
          <Cell label={words.checkedBy} />
          <Cell label={words.date} />
        </dl>
      </div>
    </div>
  );
}

function Goods({ order }: { order: Order }) {
  const { img, product, quantity, productId } = order;
  const { data: part } = useOrderedPart(productId);
  return (
    <table>
      <thead>
        <tr className="label">
          <th scope="col">
            <span className="sr-only">{words.picture}</span>
          </th>
          <th scope="col">{words.product}</th>
          <th scope="col">{words.partNumber}</th>
          <th scope="col">{words.pieces}</th>
          <th scope="col">{words.packed}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>{img !== null && <img src={img} alt="" width={960} height={600} />}</td>
          <td>
            <UserText className="font-semibold wrap-anywhere">{product}</UserText>
          </td>
          <td className="wrap-anywhere">{part?.sku}</td>
          <td className="figure">{formatNumber(quantity)}</td>
          <td>
            <span className="sheet-box" />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Cell({ label, value }: { label: string; value?: string }) {
  return (
    <div>
      <dt className="label">{label}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}

/** The label for the box, as label printers take it. */
function Label({ order }: { order: Order }) {
  const { number, name, phone } = order;
  const { size, address } = labelAddress(name, order.address);
  return (
    <div className="sheet sheet-label">
      <div>
        <h2 className="label">{words.sender}</h2>
        <p>{shownMaker?.name ?? messages.layout.shopName}</p>
        {shownMaker && (
          <>
            <p>{shownMaker.street}</p>
            <p>{shownMaker.city}</p>
          </>
        )}
      </div>
      <div className="sheet-label-to">
        <h2 className="label">{words.receiver}</h2>
        <address data-size={size}>
          <UserText>{name}</UserText>
          <br />
          <UserText className="whitespace-pre-line">{address}</UserText>
        </address>
        <UserText as="p">{phone}</UserText>
      </div>
      <div className="sheet-label-foot">
        <Barcode number={number} className="sheet-barcode" />
        <p className="figure">{messages.order.title(number)}</p>
      </div>
    </div>
  );
}
