import type { MachineLink } from '@harrow/contract';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useHydrated } from '@/components/ui/use-hydrated';
import { UserText } from '@/components/ui/user-text';
import * as paths from '@/config/paths';
import { formatMoney, formatNumber } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { BASE } from '@/messages/en/language';
import { isDashed, isOpenable, soldIn, type FigureRow } from '../lib/figure-rows';
import { LineEnd } from './line-end';
import { LineNumber } from './line-number';
import { PartOffer } from './part-offer';

const words = messages.partsBook;

const LINE =
  'grid min-h-14 w-full grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-x-3.5 py-1.5 pr-1 text-left';

interface FigureLineProps {
  row: FigureRow;
  machine: Pick<MachineLink, 'handle' | 'name'>;
  /** The serial number that the figure is for. */
  serial: string | undefined;
  isChosen: boolean;
  onChoose: (key: string | undefined) => void;
  onLeave: (item: string) => void;
}

/** A line of a figure: what it is, and what it costs; opened, it sells it. */
export function FigureLine(props: FigureLineProps) {
  const { row, machine, serial, isChosen, onChoose, onLeave } = props;
  const content = <LineContent row={row} isChosen={isChosen} />;
  const isHydrated = useHydrated();
  if (row.case.kind === 'elsewhere') {
    const to = paths.forSerial(paths.figure(machine.handle, row.case.figure), serial);
    return (
      <Link to={to} className={`group/line ${LINE}`}>
        {content}
      </Link>
    );
  }
  if (!isOpenable(row)) return <div className={LINE}>{content}</div>;
  if (!isHydrated) return <PlainLine row={row}>{content}</PlainLine>;
  return (
    <>
      <button
        type="button"
        aria-expanded={isChosen}
        onClick={() => onChoose(isChosen ? undefined : row.key)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onLeave(row.line.item);
        }}
        className={`group/line ${LINE}`}
      >
        {content}
      </button>
      {isChosen && <Offers row={row} machine={machine} serial={serial} />}
    </>
  );
}

/** Without scripts, a line leads to the page of its part, and a kit to those of its parts. */
function PlainLine({ row, children }: { row: FigureRow; children: ReactNode }) {
  const [first, ...others] = soldIn(row);
  if (!first) return <div className={LINE}>{children}</div>;
  return (
    <>
      <Link to={paths.product(first.offer.handle)} className={`group/line ${LINE}`}>
        {children}
      </Link>
      {others.length > 0 && (
        <noscript>
          <ul className="pb-2 pl-11.5">
            {[first, ...others].map(({ part, name, offer: { handle, price, currency } }) => (
              <li key={part}>
                <a href={BASE + paths.product(handle)} className="inline-block py-2 underline">
                  {words.kitOffer(name, part, formatMoney(price, currency))}
                </a>
              </li>
            ))}
          </ul>
        </noscript>
      )}
    </>
  );
}

function LineContent({ row, isChosen }: { row: FigureRow; isChosen: boolean }) {
  const { line } = row;
  const isMuted = row.case.kind === 'not-fit' || row.case.kind === 'not-sold';
  const look = isChosen
    ? 'border-ink bg-ink text-paper'
    : isDashed(row)
      ? 'border-dashed border-edge text-muted'
      : 'border-ink bg-card';
  return (
    <>
      <span
        aria-hidden
        className={`grid size-8 place-items-center rounded-full border-2 text-[0.9375rem] leading-none font-semibold tabular-nums ${look}`}
      >
        {line.item}
      </span>
      <span className="grid leading-tight">
        <span className="sr-only">{words.item(line.item)}, </span>
        <UserText
          className={`underline-offset-3 group-hover/line:underline group-hover/line:decoration-2 ${isMuted ? 'text-muted' : 'font-semibold'}`}
        >
          {line.name}
        </UserText>
        <LineNumber row={row} />
      </span>
      {isChosen && isOpenable(row) ? <span /> : <LineEnd row={row} />}
    </>
  );
}

type OffersProps = Pick<FigureLineProps, 'row' | 'machine' | 'serial'>;

/** The offers of an opened line: a part, or each part of a kit. */
function Offers({ row, machine, serial }: OffersProps) {
  const { line } = row;
  const parts = soldIn(row);
  const missing = row.case.kind === 'kit' ? row.case.parts.filter(({ offer }) => !offer) : [];
  return (
    <div className="grid gap-5 pb-4.5 md:pl-11.5">
      {parts.map((sold) => (
        <PartOffer
          key={sold.part}
          sold={sold}
          line={line}
          isKit={row.case.kind === 'kit'}
          machine={machine}
          serial={serial}
        />
      ))}
      {missing.map(({ part, name, quantity }) => (
        <p key={part} className="flex flex-wrap gap-x-3">
          <span>
            {formatNumber(quantity)} × <UserText>{name}</UserText>
          </span>
          <span className="part-number">{part}</span>
          <span className="text-muted">{words.notSold}</span>
        </p>
      ))}
      {row.case.kind === 'replaced' && !row.case.sold && (
        <p className="text-muted">{words.replacedOne(row.case.next.part)}</p>
      )}
      {parts.length > 0 && row.case.kind !== 'kit' && (
        <Link
          to={paths.product(parts[0]?.offer.handle ?? '')}
          className="inline-flex min-h-11 w-fit items-center gap-1.5 text-[0.9375rem] underline underline-offset-4 md:min-h-6"
        >
          {words.about}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      )}
    </div>
  );
}
