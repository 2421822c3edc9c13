import type { Figures } from '@harrow/contract';
import { DeskSection } from '@/components/desk/section';
import { Segments } from '@/components/desk/segments';
import { useDeskAddress } from '@/components/desk/use-desk-address';
import { messages } from '@/messages';
import type { ShownFigures } from '../api/figures';
import { spanName } from '../lib/day-names';
import { today, type FiguresAddress } from '../lib/figures-address';
import { RevenueLines } from './revenue-lines';
import { SeriesTable } from './series-table';

const words = messages.figures;

interface RevenuePartProps {
  address: FiguresAddress;
  shown: ShownFigures;
}

/** The revenue of the span by days, weeks or months, as a chart and as a table. */
export function RevenuePart({ address, shown }: RevenuePartProps) {
  return (
    <DeskSection
      title={words.afterRefunds}
      head="min-h-11 gap-y-2 pb-1.5"
      aside={
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Legend figures={shown.figures} />
          {address.steps.length > 1 && <Steps address={address} />}
        </div>
      }
    >
      {isEmpty(shown.figures) ? (
        <p className="border-b border-line py-3 text-muted">{words.nothingSold}</p>
      ) : (
        <>
          <RevenueLines {...shown} />
          <details>
            <summary className="inline-flex min-h-6 cursor-pointer items-center text-sm underline underline-offset-4 max-lg:min-h-11">
              {words.asTable}
            </summary>
            <SeriesTable {...shown} />
          </details>
        </>
      )}
    </DeskSection>
  );
}

function isEmpty({ series, comparison }: Figures): boolean {
  const entries = [...series, ...(comparison?.series ?? [])];
  return entries.every(({ revenue, orders }) => revenue === 0 && orders === 0);
}

function Steps({ address }: { address: FiguresAddress }) {
  const { choose } = useDeskAddress();
  const { steps, by: chosen } = address;
  return (
    <Segments
      label={words.by}
      choices={(['day', 'week', 'month'] as const)
        .filter((step) => steps.includes(step))
        .map((by) => ({
          label: words.steps[by],
          isChosen: by === chosen,
          choose: () => choose({ by: by === steps[0] ? undefined : by }),
        }))}
    />
  );
}

function Legend({ figures }: { figures: Figures }) {
  const now = today();
  return (
    <ul className="flex flex-wrap gap-x-4 text-sm text-muted">
      <li className="flex items-center gap-2">
        <span aria-hidden className="w-4 border-t-2 border-leaf-text" />
        {spanName(figures, now)}
      </li>
      {figures.comparison && (
        <li className="flex items-center gap-2">
          <span aria-hidden className="w-4 border-t-2 border-dashed border-edge" />
          {spanName(figures.comparison, now)}
        </li>
      )}
    </ul>
  );
}
