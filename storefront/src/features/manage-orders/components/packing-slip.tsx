import './packing-slip.css';
import { onOneLine, type Order, type OrderLine, sellerOf } from '@harrow/contract';
import { Printer } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import * as paths from '@/config/paths';
import { useShop } from '@/lib/shop';
import { Wordmark } from '@/components/layout/wordmark';
import { BackLink } from '@/components/ui/back-link';
import { Button } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/page-title';
import { PartNumber } from '@/components/ui/part-number';
import { UserText } from '@/components/ui/user-text';
import { formatLocalDate } from '@/lib/format/date';
import { formatNumber } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { usePinnedNotes, type PinnedNote } from '../api/customer-notes';
import { labelAddress } from '../lib/label-address';
import { Barcode } from './barcode';

const words = messages.deskOrder;
const SHEETS = ['slip', 'label'] as const;

/** The papers that go with the goods, for print: the packing slip on Letter, or the label for the box. */
export function PackingSlip({ order }: { order: Order }) {
  const [search] = useSearchParams();
  const { data: notes = [] } = usePinnedNotes([order.customerId]);
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
      {sheet === 'slip' ? <Slip order={order} notes={notes} /> : <Label order={order} />}
    </article>
  );
}

/** Class names of a sheet; each begins a page of its own. */
export const SHEET =
  'sheet flex max-w-full flex-col bg-paper leading-[1.35] text-ink not-print:outline not-print:outline-edge print:w-auto not-first:print:break-before-page print:break-inside-avoid print:p-0';

interface SlipProps {
  order: Order;
  /** Pinned notes about customers; those about the one of the order are printed. */
  notes: readonly PinnedNote[];
}

/** The packing slip. No prices: the packer and the driver read it. */
export function Slip({ order, notes: pinned }: SlipProps) {
  const shop = useShop();
  const { maker } = shop;
  const { complaintDays } = shop.delivery;
  const { number, phone, tracking, createdAt, lines } = order;
  const notes = [
    [words.order, String(number)],
    [words.placed, formatLocalDate(createdAt)],
    lines.length > MAX_LINES_ON_SHEET
      ? [words.lines, formatNumber(lines.length)]
      : [words.sheet, words.oneOfOne],
    [words.packedBy],
    [words.checkedBy],
    [words.date],
  ];
  return (
    <div
      className={`min-h-[11in] w-[8.5in] gap-[0.3in] p-[0.5in] text-[11pt] [page:slip] phone:p-4 print:min-h-[9.9in] ${SHEET}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-[0.25in]">
        <div>
          <Wordmark />
          {maker.legalName !== '' && (
            <p className="mt-[0.1in]">{onOneLine(maker.legalName, maker.address)}</p>
          )}
        </div>
        <div>
          <p className="heading text-right text-[26pt]">{words.slipTitle(number)}</p>
          <Barcode number={number} className="mt-[0.1in] ml-auto h-[0.45in] w-[2.6in]" />
        </div>
      </div>
      <div className="grid grid-cols-[1.6fr_1fr] border-y-2 border-ink *:py-[0.15in] *:pr-[0.15in] phone:grid-cols-1">
        <div>
          <h2 className="label">{words.shipTo}</h2>
          <Receiver order={order} size={16} className="mt-[0.05in] mb-[0.15in]" />
        </div>
        <div className="border-l border-line pl-[0.15in] phone:border-t phone:border-l-0 phone:pl-0">
          <h2 className="label">{words.driverPhone}</h2>
          <UserText as="p" className="mt-[0.05in] mb-[0.15in] text-[16pt] font-semibold">
            {phone}
          </UserText>
          <h2 className="label">{words.tracking}</h2>
          <UserText as="p">{tracking?.number ?? words.notYet}</UserText>
        </div>
      </div>
      <Goods lines={lines} />
      {maker.phone !== '' && complaintDays !== null && (
        <p>{words.complaint(maker.phone, complaintDays)}</p>
      )}
      <div className="mt-auto flex flex-wrap gap-[0.3in]">
        <div className="flex-[1_1_2in] [&>hr]:h-[0.34in] [&>hr]:border-t-0 [&>hr]:border-b [&>hr]:border-line">
          <h2 className="label">{words.notes}</h2>
          {pinned
            .filter(({ customerId }) => customerId === order.customerId)
            .map(({ _id, text }) => (
              <UserText key={_id} as="p" className="mt-[0.05in] wrap-anywhere whitespace-pre-line">
                {text}
              </UserText>
            ))}
          <hr />
          <hr />
          <hr />
        </div>
        <dl className="grid w-[4.4in] max-w-full grid-cols-3 border-2 border-ink">
          {notes.map(([label, value]) => (
            <div
              key={label}
              className="min-h-[0.55in] border-ink px-[0.1in] pt-[0.06in] pb-[0.1in] nth-[n+4]:border-t not-nth-[3n]:border-r"
            >
              <dt className="label text-[7pt]!">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

const CELL =
  'px-[0.12in] first:w-[2.1in] first:pl-0 last:w-[0.9in] last:text-center nth-4:text-right phone:pr-1 phone:not-first:pl-1 phone:first:w-auto phone:last:w-auto';

/** Lines that leave room for large pictures on one sheet. */
const MAX_LARGE_LINES = 3;
/** Further lines take another sheet. */
const MAX_LINES_ON_SHEET = 8;

const HEADS = [
  <span key="picture" className="sr-only">
    {words.picture}
  </span>,
  words.product,
  words.partNumber,
  words.pieces,
  words.packed,
];

const cellsOf = ({ img, product, quantity, number }: OrderLine) => [
  img !== null && (
    <img
      src={img}
      alt=""
      width={960}
      height={600}
      className="w-[1.8in] contrast-110 grayscale in-data-[lines=many]:w-[0.8in] phone:w-16"
    />
  ),
  <UserText className="font-semibold wrap-anywhere">{product}</UserText>,
  <PartNumber className="text-[11pt] wrap-anywhere whitespace-normal text-ink">
    {number}
  </PartNumber>,
  <span className="figure text-[18pt]">{formatNumber(quantity)}</span>,
  <span className="inline-block size-[0.28in] border-[1.5px] border-ink" />,
];

/** The contents of the box: each line has a square to tick. Long lists take several sheets. */
function Goods({ lines }: { lines: OrderLine[] }) {
  return (
    <table className="w-full" data-lines={lines.length > MAX_LARGE_LINES ? 'many' : 'few'}>
      <thead>
        <tr className="label">
          {HEADS.map((head, place) => (
            <th
              key={place}
              scope="col"
              className={`border-b-2 border-ink py-[0.05in] text-left ${CELL}`}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.productId} className="break-inside-avoid">
            {cellsOf(line).map((cell, place) => (
              <td
                key={place}
                className={`border-b border-line py-[0.12in] in-data-[lines=many]:py-[0.04in] ${CELL}`}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ReceiverProps {
  order: Pick<Order, 'name' | 'address'>;
  /** In points. */
  size: number;
  className: string;
}

function Receiver({ order: { name, address }, size, className }: ReceiverProps) {
  return (
    <address
      style={{ fontSize: `${size}pt` }}
      className={`leading-tight font-semibold wrap-anywhere not-italic ${className}`}
    >
      <UserText>{name}</UserText>
      <br />
      <UserText className="whitespace-pre-line">{address}</UserText>
    </address>
  );
}

/** The label for the box, as label printers take it. */
export function Label({ order: { number, name, phone, address } }: { order: Order }) {
  const shop = useShop();
  const { size, address: fitted } = labelAddress(name, address);
  return (
    <div
      className={`h-[6in] w-[4in] justify-between gap-[0.15in] overflow-hidden p-[0.2in] text-[10pt] [page:label] print:h-[5.5in] ${SHEET}`}
    >
      <div className="shrink-0">
        <h2 className="label">{words.sender}</h2>
        <p>{sellerOf(shop)}</p>
        <p className="whitespace-pre-line">{shop.maker.address}</p>
      </div>
      {/* an address of any length leaves the sender, the barcode and the number as they are */}
      <div className="min-h-0 flex-1 border-t-2 border-ink pt-[0.15in] text-[14pt]">
        <h2 className="label">{words.receiver}</h2>
        <Receiver order={{ name, address: fitted }} size={size} className="my-[0.1in]" />
        <UserText as="p">{phone}</UserText>
      </div>
      <div className="grid shrink-0 justify-items-center border-t-2 border-ink pt-[0.1in] text-[14pt]">
        <Barcode number={number} className="h-[0.9in] w-[3.4in]" />
        <p className="figure">{messages.order.title(number)}</p>
      </div>
    </div>
  );
}
