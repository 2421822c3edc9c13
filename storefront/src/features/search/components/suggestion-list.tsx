import type { Suggestions } from '@harrow/contract';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Picture } from '@/components/ui/picture';
import { UserText } from '@/components/ui/user-text';
import { formatMoney, formatNumber, isPlural } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { LIST_ID, optionId } from '../hooks/use-combobox';
import { marked } from '../lib/marked';

const words = messages.search;

interface SuggestionListProps {
  suggestions: Suggestions;
  typed: string;
  /** The address of each option: products, categories, all results. */
  addresses: string[];
  /** The position of the option that Enter chooses; -1 for none. */
  active: number;
  onChoose: (address: string) => void;
}

/** Products, categories and a link to all results, as wide as the field. */
export function SuggestionList(props: SuggestionListProps) {
  const { suggestions, typed, addresses, active, onChoose } = props;
  const { products, categories } = suggestions;
  const option = (index: number) => ({
    index,
    typed,
    address: addresses[index] ?? '',
    isActive: index === active,
    onChoose,
  });
  return (
    <div
      id={LIST_ID}
      role="listbox"
      aria-label={words.suggestions}
      tabIndex={-1}
      // a press must not take the focus from the field
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-30 max-h-[calc(100dvh-8rem)] scroll-pb-12 overflow-y-auto border-y border-edge bg-card pt-2 md:mt-2 md:rounded-card md:border"
    >
      <Group id={`${LIST_ID}-products`} title={words.products}>
        {products.map(({ _id, name, img, price, currency }, index) => (
          <Option key={_id} {...option(index)} img={img} name={name}>
            <span className="figure">{formatMoney(price, currency)}</span>
          </Option>
        ))}
      </Group>
      <Group id={`${LIST_ID}-categories`} title={words.categories}>
        {categories.map(({ handle, name, img, count }, index) => (
          <Option key={handle} {...option(products.length + index)} img={img} name={name}>
            <span className="text-muted">{words.count(formatNumber(count), isPlural(count))}</span>
          </Option>
        ))}
      </Group>
      <Row
        {...option(addresses.length - 1)}
        className="sticky bottom-0 mt-2 flex min-h-12 items-center justify-between gap-4 border-t border-line bg-card px-4 font-semibold"
      >
        {words.all(typed)}
        <ArrowRight aria-hidden className="size-5 shrink-0" />
      </Row>
    </div>
  );
}

interface GroupProps {
  id: string;
  title: string;
  children: ReactNode[];
}

function Group({ id, title, children }: GroupProps) {
  if (children.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} role="presentation" className="label px-4 py-2">
        {title}
      </p>
      {children}
    </div>
  );
}

interface RowProps {
  index: number;
  typed: string;
  address: string;
  isActive: boolean;
  onChoose: (address: string) => void;
}

interface OptionProps extends RowProps {
  /** Empty without a picture. */
  img: string;
  name: string;
  children: ReactNode;
}

function Option({ img, name, children, ...row }: OptionProps) {
  return (
    <Row {...row} className="flex min-h-14 items-center gap-3 px-4 py-1.5 md:gap-4">
      {img === '' ? (
        <span className="w-16 shrink-0" />
      ) : (
        <Picture
          src={img}
          sizes="4rem"
          alt=""
          width={960}
          height={600}
          className="aspect-8/5 h-auto w-16 shrink-0 rounded-control object-cover"
        />
      )}
      <UserText className="min-w-0 grow">
        {marked(name, row.typed).map(({ text, isMarked }, index) =>
          isMarked ? (
            <mark
              key={index}
              className="bg-transparent font-semibold text-current underline decoration-2 underline-offset-3"
            >
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </UserText>
      {children}
    </Row>
  );
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
