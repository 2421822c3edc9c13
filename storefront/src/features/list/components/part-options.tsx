import { isSoldOut } from '@harrow/contract';
import { Marked, SearchedWords } from '@/components/ui/marked';
import { PartNumber } from '@/components/ui/part-number';
import { Picture } from '@/components/ui/picture';
import { formatMoney, formatNumber } from '@/lib/format/numbers';
import { messages } from '@/messages';
import type { Part } from '../api/list-check';
import type { PartBox } from '../hooks/use-part-box';

const words = messages.myList;

interface PartOptionsProps {
  box: PartBox;
  /** The line that they complete. */
  typed: string;
  onTake: (part: Part) => void;
}

/** The parts that complete the caret's line, below the box. */
export function PartOptions({ box, typed, onTake }: PartOptionsProps) {
  const { parts, active, listId, optionId } = box;
  return (
    <SearchedWords.Provider value={typed}>
      <p role="status" className="sr-only">
        {parts.length > 0 && words.suggested(parts.length)}
      </p>
      {parts.length > 0 && (
        <div className="relative z-10 md:col-span-2">
          <ul
            id={listId}
            role="listbox"
            aria-label={words.suggestions}
            className="absolute inset-x-0 top-0 max-w-136 overflow-hidden rounded-card border border-edge bg-card shadow-lg"
          >
            {parts.map((part, index) => (
              <li
                key={part._id}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                // a press must not take the focus from the box, which has the keys
                onMouseDown={(event) => {
                  event.preventDefault();
                  onTake(part);
                }}
                className={`flex min-h-14 cursor-pointer items-center gap-4 px-4 py-1.5 hover:bg-panel ${
                  index === active ? 'bg-panel shadow-[inset_3px_0_0_var(--color-ink)]' : ''
                }`}
              >
                <Option part={part} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </SearchedWords.Provider>
  );
}

const Option = ({ part }: { part: Part }) => {
  const { img, name, sku, price, currency, available } = part;
  const isGone = isSoldOut(part);
  return (
    <>
      <Picture
        src={img}
        sizes="4rem"
        className="aspect-8/5 h-auto w-16 shrink-0 rounded-control bg-sand object-cover"
      />
      <span className="grid min-w-0 grow leading-snug">
        <Marked text={name} className="font-semibold" />
        <PartNumber>{sku}</PartNumber>
      </span>
      <span className="grid justify-items-end leading-snug">
        <span className="font-semibold tabular-nums">{formatMoney(price, currency)}</span>
        <span className={`text-[0.8125rem] ${isGone ? 'text-muted' : 'text-leaf-text'}`}>
          {isGone ? messages.search.soldOut : words.inStock(formatNumber(available))}
        </span>
      </span>
    </>
  );
};
