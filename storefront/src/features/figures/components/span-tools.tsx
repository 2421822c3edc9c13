import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { DayField } from '@/components/desk/day-field';
import { Segments } from '@/components/desk/segments';
import { DeskTools, ToolSelect } from '@/components/desk/tools';
import { useDeskAddress } from '@/components/desk/use-desk-address';
import { Button } from '@/components/ui/button';
import { messages } from '@/messages';
import { COMPARISONS, SPANS, today, type FiguresAddress } from '../lib/figures-address';

const words = messages.figures;

/** The span and what it is compared with. Each choice is part of the address. */
export function SpanTools({ address }: { address: FiguresAddress }) {
  const { choose } = useDeskAddress();
  const [isOpen, setOpen] = useState(address.span === null);
  const more = useId();
  return (
    <DeskTools>
      <div className="max-[60rem]:basis-full">
        <Segments
          label={words.span}
          choices={SPANS.map((span) => ({
            label: words.spans[span],
            isChosen: span === address.span,
            choose: () => choose({ span, from: undefined, to: undefined, by: undefined }),
          }))}
        />
      </div>
      <Button
        variant="tool"
        size="tool"
        aria-expanded={isOpen}
        aria-controls={more}
        onClick={() => setOpen(!isOpen)}
        className="min-[60rem]:hidden"
      >
        <SlidersHorizontal aria-hidden className="size-4.5" />
        {words.span}
      </Button>
      <div
        id={more}
        className={`flex flex-wrap items-center gap-2 max-[60rem]:basis-full min-[60rem]:gap-3 ${isOpen ? '' : 'max-[60rem]:hidden'}`}
      >
        <OwnDays address={address} />
        <ToolSelect
          label={words.compare}
          value={address.compare}
          onChange={({ target }) =>
            choose({ compare: target.value === 'before' ? undefined : target.value })
          }
        >
          {COMPARISONS.map((each) => (
            <option key={each} value={each}>
              {each === 'before' ? words.comparisons.before(address.days) : words.comparisons[each]}
            </option>
          ))}
        </ToolSelect>
      </div>
    </DeskTools>
  );
}

/** The first day and the last one; a change of either makes the span one's own. */
function OwnDays({ address: { from, to } }: { address: FiguresAddress }) {
  const { choose } = useDeskAddress();
  const chooseDays = (days: { from: string; to: string }) =>
    choose({ ...days, span: undefined, by: undefined }, { replace: true });
  return (
    <fieldset className="flex min-w-0 items-center gap-2 max-[60rem]:grow">
      <legend className="sr-only">{words.ownDays}</legend>
      <DayField
        label={words.from}
        value={from}
        max={to}
        choose={(day) => chooseDays({ from: day, to })}
      />
      <span>{words.until}</span>
      <DayField
        label={words.to}
        value={to}
        min={from}
        max={today()}
        choose={(day) => chooseDays({ from, to: day })}
      />
    </fieldset>
  );
}
