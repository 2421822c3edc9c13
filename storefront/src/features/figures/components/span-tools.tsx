import { DayField } from '@/components/desk/day-field';
import { MoreTools } from '@/components/desk/more-tools';
import { Segments } from '@/components/desk/segments';
import { DeskTools, ToolSelect } from '@/components/desk/tools';
import { useDeskAddress } from '@/components/desk/use-desk-address';
import { messages } from '@/messages';
import { COMPARISONS, SPANS, today, type FiguresAddress } from '../lib/figures-address';

const words = messages.figures;

/** The span and what it is compared with. Each choice is part of the address. */
export function SpanTools({ address }: { address: FiguresAddress }) {
  const { choose } = useDeskAddress();
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
      <MoreTools label={words.span} startsOpen={address.span === null}>
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
      </MoreTools>
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
