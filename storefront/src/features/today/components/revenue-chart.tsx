import { useId } from 'react';
import type { Figures, FigureStep } from '@harrow/contract';
import { Level, Levels, percent } from '@/components/desk/chart-levels';
import { scaleOf } from '@/lib/figures/chart-scale';
import { longLabel } from '@/lib/figures/step-labels';
import { formatMoney } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { shortLabel, SPANS, type Span } from '../lib/entries';

const words = messages.today;

type Entry = Figures['series'][number];

interface RevenueChartProps {
  figures: Figures;
  span: Span;
}

/** The fraction of its slot that a bar fills. */
const BAR = 0.6;
/** Returns the distance between labels in a wide and in a narrow chart, and the format of their text. */
function labelsOf(count: number, by: FigureStep) {
  if (by === 'day' && count > MANY) return { wide: 10, narrow: 30, label: longLabel.day };
  const narrow = by === 'day' && count <= FEW ? 1 : 3;
  return { wide: 1, narrow, label: shortLabel[by] };
}
const FEW = 14;
const MANY = 45;

/** Keeps a label near an edge within the chart. */
const anchorAt = (x: number, edge = 12) => (x < edge ? 'start' : x > 100 - edge ? 'end' : 'middle');

/** The revenue as bars; the table beside it has the values. The current period is hatched. */
export function RevenueChart({ figures, span }: RevenueChartProps) {
  const { series, currency, revenue: sum } = figures;
  const id = useId();
  const { by } = SPANS[span];
  const { lines, y } = scaleOf(series.map(({ revenue }) => revenue));
  const highest = series.reduce((most, entry) => (entry.revenue > most.revenue ? entry : most));
  const highestAt = centerOf(series, series.indexOf(highest));
  return (
    <svg
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="h-98 w-full overflow-visible font-mono text-xs font-medium [&_text]:fill-muted"
    >
      <title id={`${id}-title`}>{titleOf(series, by)}</title>
      <desc id={`${id}-text`}>{textOf(series, highest, currency, by)}</desc>
      <Hatch id={`${id}-hatch`} />
      <Levels lines={lines} y={y} currency={currency} />
      <Bars series={series} by={by} y={y} hatch={`url(#${id}-hatch)`} />
      <Level y={y(0)} className="stroke-ink stroke-2" />
      <text
        x={percent(highestAt)}
        y={percent(y(highest.revenue))}
        dy="-7"
        textAnchor={anchorAt(highestAt)}
        className="figure fill-ink! font-sans text-[0.9375rem]"
      >
        {formatMoney(highest.revenue, currency)}
      </text>
      <g className="stroke-edge">
        <line x1="0.5%" x2="99.5%" y1="92%" y2="92%" />
        <line x1="0.5%" x2="0.5%" y1="90.5%" y2="93.5%" />
        <line x1="99.5%" x2="99.5%" y1="90.5%" y2="93.5%" />
      </g>
      <text x="50%" y="99%" textAnchor="middle">
        {words.spans[span]}, {formatMoney(sum, currency)}
      </text>
    </svg>
  );
}

/** The middle of the slot of an entry, in percent. */
const centerOf = ({ length }: readonly Entry[], place: number) => ((place + 0.5) * 100) / length;

const Hatch = ({ id }: { id: string }) => (
  <defs>
    <pattern
      id={id}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path d="M0 0v6" className="stroke-leaf-text stroke-2 forced-colors:stroke-[CanvasText]" />
    </pattern>
  </defs>
);

interface BarsProps {
  series: readonly Entry[];
  by: FigureStep;
  y: (value: number) => number;
  /** The fill of the last bar. */
  hatch: string;
}

function Bars({ series, by, y, hatch }: BarsProps) {
  const labels = labelsOf(series.length, by);
  const width = (BAR * 100) / series.length;
  return series.map(({ from, revenue }, place) => {
    const toLast = series.length - 1 - place;
    const center = centerOf(series, place);
    const [top = 0, bottom = 0] = [y(revenue), y(0)].sort((one, other) => one - other);
    return (
      <g key={from}>
        <rect
          x={percent(center - width / 2)}
          width={percent(width)}
          y={percent(top)}
          height={percent(bottom - top)}
          fill={toLast === 0 ? hatch : undefined}
          className={`stroke-leaf-text forced-colors:stroke-[CanvasText] ${toLast === 0 ? '' : 'fill-leaf-text forced-colors:fill-[CanvasText]'}`}
        />
        {toLast % labels.wide === 0 && (
          <text
            x={percent(center)}
            y="86%"
            textAnchor={anchorAt(center, 3)}
            className={toLast % labels.narrow > 0 ? '@max-3xl:hidden' : ''}
          >
            {labels.label(from)}
          </text>
        )}
      </g>
    );
  });
}

function titleOf(series: readonly Entry[], by: FigureStep): string {
  const [first, last] = [series[0]?.from ?? '', series.at(-1)?.from ?? ''];
  return words.chartTitle(words.captions[by], longLabel[by](first), longLabel[by](last));
}

function textOf(
  series: readonly Entry[],
  highest: Entry,
  currency: string,
  by: FigureStep,
): string {
  const lowest = series.reduce((least, entry) => (entry.revenue < least.revenue ? entry : least));
  return words.chartText(
    longLabel[by](highest.from),
    formatMoney(highest.revenue, currency),
    longLabel[by](lowest.from),
    formatMoney(lowest.revenue, currency),
  );
}
