import { isSoldOut, type OwnMachine } from '@harrow/contract';
import { ArrowRight, BookOpen, CircleHelp, Layers, ShoppingCart } from 'lucide-react';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Marked, SearchedWords } from '@/components/ui/marked';
import { PartNumber } from '@/components/ui/part-number';
import { Picture } from '@/components/ui/picture';
import { WordsLeftOut } from '@/components/ui/words-left-out';
import { formatMoney, formatPieces } from '@/lib/format/numbers';
import { builtWords } from '@/lib/serial-words';
import { messages } from '@/messages';
import { LIST_ID, optionId } from '../hooks/use-combobox';
import type { Option, OptionGroup } from '../lib/options';

const words = messages.search;

interface SuggestionListProps {
  groups: OptionGroup[];
  typed: string;
  /** The words that the products have, where no product has all of them; else null. */
  kept: string[] | null;
  /** The number of all results; undefined while loading. */
  total: number | undefined;
  /** The address of each option, all results last. */
  addresses: string[];
  /** The position of the option that Enter chooses; -1 for none. */
  active: number;
  onChoose: (address: string) => void;
}

/** Parts, machines, categories and help, and a link to all results. */
export function SuggestionList(props: SuggestionListProps) {
  const { groups, typed, kept, total, addresses, active, onChoose } = props;
  const row = (index: number) => ({
    index,
    address: addresses[index] ?? '',
    isActive: index === active,
    onChoose,
  });
  const startOf = (place: number) =>
    groups.slice(0, place).reduce((start, { options }) => start + options.length, 0);
  return (
    <div
      role="presentation"
      // a press must not take the focus from the field
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-30 max-h-[calc(100dvh-8rem)] scroll-pb-12 overflow-y-auto border-y border-edge bg-card pt-2 md:mt-2 md:rounded-card md:border one-row:right-auto one-row:w-160"
    >
      {kept && <WordsLeftOut typed={typed} kept={kept} className="mx-2 mb-1" />}
      <div id={LIST_ID} role="listbox" aria-label={words.suggestions} tabIndex={-1}>
        <SearchedWords.Provider value={kept?.join(' ') ?? typed}>
          {groups.map(({ title, options }, place) => (
            <Group key={title} id={`${LIST_ID}-group-${place}`} title={title}>
              {options.map((option, at) => (
                <Row key={option.address} {...row(startOf(place) + at)} className={ROW}>
                  <OptionContent option={option} />
                </Row>
              ))}
            </Group>
          ))}
        </SearchedWords.Provider>
        <Row
          {...row(addresses.length - 1)}
          className="sticky bottom-0 mt-2 flex min-h-12 items-center justify-between gap-4 border-t border-line bg-card px-4 font-semibold"
        >
          {words.all(typed, total)}
          <ArrowRight aria-hidden className="size-5 shrink-0" />
        </Row>
      </div>
      <p
        aria-hidden
        className="hidden gap-4 border-t border-line px-4 py-2.5 text-[0.8125rem] text-muted one-row:flex"
      >
        <Key name="↑ ↓" does={words.move} />
        <Key name="Enter" does={words.open} />
        <Key name="Esc" does={words.close} />
      </p>
    </div>
  );
}

function Key({ name, does }: { name: string; does: string }) {
  return (
    <span>
      <kbd className="rounded-[4px] border border-line px-1.25 font-sans">{name}</kbd> {does}
    </span>
  );
}

interface GroupProps {
  id: string;
  title: string;
  children: ReactNode[];
}

function Group({ id, title, children }: GroupProps) {
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} role="presentation" className="label px-4 pt-3 pb-1">
        {title}
      </p>
      {children}
    </div>
  );
}

const ROW = 'flex min-h-11 items-center gap-4 px-4 py-1.5';

function OptionContent({ option }: { option: Option }) {
  if ('product' in option) return <ProductContent product={option.product} />;
  if ('buy' in option) return <BuyContent pieces={option.buy.minimum} />;
  if ('own' in option) return <OwnContent own={option.own} />;
  if ('machine' in option) {
    return (
      <>
        <BookOpen aria-hidden className="size-5 shrink-0 text-muted" />
        <span className="grid min-w-0 grow leading-snug">
          <Marked text={option.machine.name} className="font-semibold" />
          <PartNumber>{option.serial}</PartNumber>
        </span>
        <span className="shrink-0 text-[0.9375rem] text-muted">
          {builtWords(option.machine.built)}
        </span>
      </>
    );
  }
  const isHelp = 'help' in option;
  const Icon = isHelp ? CircleHelp : Layers;
  return (
    <>
      <Icon aria-hidden className="size-5 shrink-0 text-muted" />
      <span className="min-w-0 grow">
        <Marked text={isHelp ? option.help : option.category.name} />
      </span>
      <span className="shrink-0 text-[0.9375rem] text-muted">
        {isHelp ? words.help : words.count(option.category.count)}
      </span>
    </>
  );
}

const OwnContent = ({ own: { machine, serial, nickname } }: { own: OwnMachine }) => (
  <>
    <BookOpen aria-hidden className="size-5 shrink-0 text-muted" />
    <span className="grid min-w-0 grow leading-snug">
      <Marked text={nickname ?? machine.name} className="font-semibold wrap-anywhere" />
      <PartNumber>{serial}</PartNumber>
    </span>
    <span className="shrink-0 text-[0.9375rem] text-muted">{words.book}</span>
  </>
);

const BuyContent = ({ pieces }: { pieces: number }) => (
  <>
    <span className="grid w-16 shrink-0 place-items-center">
      <ShoppingCart aria-hidden className="size-5" />
    </span>
    <span className="font-semibold">{words.buy(formatPieces(pieces))}</span>
  </>
);

function ProductContent({ product }: { product: Extract<Option, { product: object }>['product'] }) {
  const { name, sku, img, price, currency, available } = product;
  const isGone = isSoldOut(product);
  return (
    <>
      <Picture
        src={img}
        sizes="4rem"
        className="aspect-8/5 h-auto w-16 shrink-0 rounded-control object-cover"
      />
      <span className="grid min-w-0 grow leading-snug">
        <Marked text={name} className="font-semibold" />
        <PartNumber>{sku}</PartNumber>
      </span>
      <span className="grid shrink-0 justify-items-end leading-snug">
        <span className="figure">{formatMoney(price, currency)}</span>
        <span className={`text-sm ${isGone ? 'text-muted' : 'text-leaf-text'}`}>
          {isGone ? words.soldOut : words.inStock(available)}
        </span>
      </span>
    </>
  );
}

interface RowProps {
  index: number;
  address: string;
  isActive: boolean;
  onChoose: (address: string) => void;
}

/** An option: a link, so that it can be opened in another tab. */
function Row(props: RowProps & { className: string; children: ReactNode }) {
  const { index, address, isActive, onChoose, className, children } = props;
  const row = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const choose = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(address);
  };
  return (
    <Link
      ref={row}
      id={optionId(index)}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={address}
      onClick={choose}
      className={`${className} hover:bg-panel ${isActive ? 'bg-panel shadow-[inset_3px_0_0_var(--color-ink)]' : ''}`}
    >
      {children}
    </Link>
  );
}
