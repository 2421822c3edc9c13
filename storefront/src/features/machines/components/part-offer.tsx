import { isSoldOut, type FigureLine, type MachineLink } from '@harrow/contract';
import { multiplyAmount } from '@harrow/money';
import { CircleCheck, CircleHelp, CircleX, Layers, PackageCheck, Truck } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AddToList } from '@/components/list/add-to-list';
import { OwnName } from '@/components/machines/own-name';
import { Button } from '@/components/ui/button';
import { DeliveryLine, saysDelivery } from '@/components/ui/delivery-line';
import { QuantityField } from '@/components/ui/quantity-field';
import { UserText } from '@/components/ui/user-text';
import * as paths from '@/config/paths';
import { useShop } from '@/lib/shop';
import { formatMoney, formatNumber, formatPieces } from '@/lib/format/numbers';
import { useIsOld } from '@/lib/kept-page';
import { quantityFault } from '@/lib/quantity-fault';
import { messages } from '@/messages';
import type { SoldPart } from '../lib/figure-rows';
import { optionWords } from '../lib/option-words';
import { SoldOut } from './line-end';

const words = messages.partsBook;

interface PartOfferProps {
  sold: SoldPart;
  line: FigureLine;
  /** Whether it is one of several parts that are needed together. */
  isKit: boolean;
  machine: Pick<MachineLink, 'handle' | 'name'>;
  /** The serial number that the figure is for. */
  serial: string | undefined;
}

/** The price of a part, whether it fits, its stock, and the ways to buy it. */
export function PartOffer({ sold, line, isKit, machine, serial }: PartOfferProps) {
  const { part, name, offer } = sold;
  const isOld = useIsOld();
  return (
    <div className="grid gap-3">
      {isKit && (
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Link
            to={paths.product(offer.handle)}
            className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4"
          >
            <UserText>{name}</UserText>
          </Link>
          <span className="part-number">{part}</span>
        </p>
      )}
      {!isOld && (
        <p className="flex flex-wrap items-baseline gap-x-3.5 gap-y-1">
          <span className="figure text-[2rem] leading-none">
            {formatMoney(offer.price, offer.currency)}
          </span>
          <span className="text-muted">{words.each}</span>
          {isSoldOut(offer) && <SoldOut />}
        </p>
      )}
      <div className="grid gap-1.5 text-[0.9375rem]">
        <Fits line={line} machine={machine} serial={serial} />
        {!isOld && <Stock sold={sold} />}
        <Successor sold={sold} line={line} />
      </div>
      {isOld ? <NoPrice sold={sold} /> : !isSoldOut(offer) && <Buy sold={sold} />}
    </div>
  );
}

const GOOD = 'mt-0.5 size-4.5 text-leaf-text';
const CALM = 'mt-0.5 size-4.5 text-muted';

/** A sentence beside its icon. */
const Says = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <div className="grid grid-cols-[1.125rem_1fr] gap-x-2.5">
    {icon}
    {children}
  </div>
);

function Fits({ line, machine, serial }: Pick<PartOfferProps, 'line' | 'machine' | 'serial'>) {
  const options = optionWords(line.usableOn);
  if (line.applies === true && serial !== undefined) {
    return (
      <Says icon={<CircleCheck aria-hidden className={GOOD} />}>
        <p>
          <OwnName machine={machine} serial={serial}>
            {(name) => <strong className="font-semibold">{words.fits(name)}</strong>}
          </OwnName>{' '}
          {serial}.
        </p>
      </Says>
    );
  }
  if (line.applies !== null || options === null) return null;
  return (
    <Says icon={<CircleHelp aria-hidden className={CALM} />}>
      <p>{words.checkOnly(options)}.</p>
    </Says>
  );
}

function Stock({ sold: { offer, quantity } }: { sold: SoldPart }) {
  const shop = useShop();
  const { available, minimum } = offer;
  if (isSoldOut(offer)) {
    return (
      shop.maker.phone !== '' && (
        <Says icon={<CircleX aria-hidden className={CALM} />}>
          <p>{words.soldOutNext(shop.maker.phone)}</p>
        </Says>
      )
    );
  }
  const notes = [
    quantity !== null && quantity > minimum && words.needs(formatPieces(quantity)),
    minimum > 1 && words.minimum(formatPieces(minimum)),
  ].filter((note) => note !== false);
  return (
    <>
      <Says icon={<PackageCheck aria-hidden className={GOOD} />}>
        <p className="font-semibold">{words.inStock(formatPieces(available))}</p>
      </Says>
      {saysDelivery(shop) && (
        <Says icon={<Truck aria-hidden className={GOOD} />}>
          <DeliveryLine />
        </Says>
      )}
      {notes.length > 0 && (
        <Says icon={<Layers aria-hidden className={CALM} />}>
          <p className="text-muted">{notes.join(' ')}</p>
        </Says>
      )}
    </>
  );
}

/** Says what replaces the part of the line, or that the last of it are sold. */
function Successor({ sold, line: { part, replacedBy } }: Pick<PartOfferProps, 'sold' | 'line'>) {
  const [next, another] = replacedBy?.parts ?? [];
  if (!replacedBy || !next || another) return null;
  const isOld = sold.part === part;
  return (
    <p className="pl-7 text-muted">
      {isOld ? words.lastOnes(next.part) : words.replacedOne(next.part)}{' '}
      {!isOld && (replacedBy.isTwoWay ? words.bothWays : words.oneWay)}
    </p>
  );
}

/** In place of price and stock that may be old: the button says why it does not buy. */
function NoPrice({ sold: { name, offer } }: { sold: SoldPart }) {
  const [wasPressed, setPressed] = useState(false);
  const { productId, minimum } = offer;
  return (
    <div className="grid gap-2">
      <Button
        aria-disabled
        className="aria-disabled:cursor-not-allowed"
        onClick={() => setPressed(true)}
      >
        {words.buy}
      </Button>
      <p role="alert" className="font-semibold empty:hidden">
        {wasPressed && words.offline}
      </p>
      <AddToList
        product={{ _id: productId, name, minimum }}
        quantity={minimum}
        size="small"
        className="w-full"
      />
    </div>
  );
}

/** The number of pieces, which starts at the minimum, with the ways to buy them. */
function Buy({ sold: { name, offer } }: { sold: SoldPart }) {
  const { productId, available, minimum, price, currency } = offer;
  const [quantity, setQuantity] = useState<number | null>(minimum);
  const rangeId = useId();
  const fault = quantityFault(quantity, offer);
  const pieces = fault === null && quantity !== null ? quantity : minimum;
  const total = formatMoney(multiplyAmount(price, pieces), currency);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-stretch gap-3">
        <QuantityField
          label={words.pieces(name)}
          value={quantity}
          onValueChange={setQuantity}
          min={minimum}
          max={available}
          isWrong={fault !== null}
          describedBy={rangeId}
        />
        <Link
          to={paths.purchaseOf(productId, pieces)}
          aria-disabled={fault === null ? undefined : true}
          onClick={(event) => {
            if (fault !== null) event.preventDefault();
          }}
          className="button min-h-13 flex-[1_1_11rem] border-2 border-transparent bg-red px-4 text-[1.0625rem] text-on-red hover:bg-red-deep aria-disabled:cursor-not-allowed aria-disabled:border-edge aria-disabled:bg-panel aria-disabled:text-ink"
        >
          {fault ?? words.buyNow(total)}
        </Link>
      </div>
      <p id={rangeId} className="text-sm text-muted">
        {words.range(formatNumber(minimum), formatNumber(available))}
      </p>
      <AddToList
        product={{ _id: productId, name, minimum }}
        quantity={pieces}
        size="small"
        className="w-full"
      />
    </div>
  );
}
