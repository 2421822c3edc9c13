import type { ProductDetails } from '@harrow/contract';
import { Link } from 'react-router-dom';
import { Section } from '@/components/ui/section';
import { UserText } from '@/components/ui/user-text';
import * as paths from '@/config/paths';
import { formatMoney, formatNumber } from '@/lib/format/numbers';
import { rangeWords } from '@/lib/serial-words';
import { messages } from '@/messages';

const words = messages.product;

const LINK =
  'inline-flex min-h-11 items-center font-semibold underline underline-offset-4 md:min-h-6';

/** The machines whose parts books list a part, or what it replaces. */
export function Fits({ product: { fits, fitsMore } }: { product: ProductDetails }) {
  if (fits.length === 0) return null;
  return (
    <Section id="fits" title={words.fits}>
      <div>
        <table className="w-full border-collapse text-left">
          <thead className="label">
            <tr>
              <th className="border-b-2 border-ink pr-4 pb-2">{words.machine}</th>
              <th className="border-b-2 border-ink pb-2">{words.serials}</th>
            </tr>
          </thead>
          <tbody>
            {fits.map(({ machine, serials }) => (
              <tr key={machine.handle}>
                <td className="border-b border-line py-1.5 pr-4 md:py-2.5">
                  <Link
                    to={paths.machine(machine.handle)}
                    aria-description={words.book}
                    className={LINK}
                  >
                    <UserText>{machine.name}</UserText>
                  </Link>
                </td>
                <td className="border-b border-line py-1.5 tabular-nums md:py-2.5">
                  {rangeWords(serials) ?? messages.serials.all}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {fitsMore && (
          <p className="mt-3 flex flex-wrap items-center gap-x-3 print:hidden">
            {words.fitsMore}
            <Link to={paths.machines} className={LINK}>
              {words.seeMachines}
            </Link>
          </p>
        )}
      </div>
    </Section>
  );
}

type Part = Pick<ProductDetails, 'part'>;

/** The numbers that a part replaces. */
export function Replaces({ part }: Part) {
  if (!part || part.replaces.length === 0) return null;
  return (
    <Section id="replaces" title={words.replaces}>
      <ul>
        {part.replaces.map((number) => (
          <li key={number} className="border-t border-line py-2.5 font-mono">
            <UserText>{number}</UserText>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The parts that replace one, with what they cost. */
export function ReplacedBy({ part }: Part) {
  const { parts = [], isTwoWay, sellsOut } = part?.replacedBy ?? {};
  if (parts.length === 0) return null;
  const notes = [
    parts.length > 1 && words.together,
    parts.length === 1 && (isTwoWay ? words.bothWays : words.oneWay),
    sellsOut && words.lastOnes,
  ].filter((note) => typeof note === 'string');
  return (
    <Section id="replaced-by" title={words.replacedBy}>
      <div className="grid gap-3">
        <ul>
          {parts.map(({ part: number, name, quantity, offer }) => (
            <li
              key={number}
              className="flex flex-wrap items-baseline gap-x-4 border-t border-line py-2.5"
            >
              <span className="font-mono">{number}</span>
              <span>
                {quantity > 1 && `${formatNumber(quantity)} × `}
                {offer ? (
                  <Link to={paths.product(offer.handle)} className={LINK}>
                    <UserText>{name}</UserText>
                  </Link>
                ) : (
                  <UserText>{name}</UserText>
                )}
              </span>
              <span className="ml-auto font-semibold tabular-nums">
                {offer ? formatMoney(offer.price, offer.currency) : words.notSold}
              </span>
            </li>
          ))}
        </ul>
        <p className="text-muted">{notes.join(' ')}</p>
      </div>
    </Section>
  );
}
