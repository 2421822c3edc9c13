import type { Figures, FigureStep } from '@harrow/contract';
import { useId } from 'react';
import { Level, Levels, percent } from '@/components/desk/chart-levels';
import { scaleOf } from '@/lib/figures/chart-scale';
import { formatMoney } from '@/lib/format/numbers';
import { messages } from '@/messages';
import type { ShownFigures } from '../api/figures';
import { labeledOf, pathOf, placeOf } from '../lib/chart-points';
import { entryLabel, entryName, spanName } from '../lib/day-names';
import { today } from '../lib/figures-address';

const words = messages.figures;

/** The room left of the lines, for the amounts; CSS has the same as 3.75rem. */
const MARGIN = -60;

/** Keeps a text readable where a line passes below it. */
const HALO = 'stroke-paper stroke-4 [paint-order:stroke]';

const anchorAt = (x: number) => (x < 12 ? 'start' : x > 88 ? 'end' : 'middle');

/** The revenue as a line, dashed that of the other span; the table below has the values. */
export function RevenueLines({ figures, by }: ShownFigures) {
  const { series, comparison, currency } = figures;
  const id = useId();
  const now = series.map(({ revenue }) => revenue);
  const before = comparison?.series.map(({ revenue }) => revenue) ?? [];
  const { lines, y } = scaleOf([...now, ...before]);
  return (
    <svg
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="mt-4 -mb-4 ml-15 h-88 w-[calc(100%-3.75rem)] overflow-visible font-mono text-xs font-medium [&_text]:fill-muted"
    >
      <title id={`${id}-title`}>{titleOf(figures, by)}</title>
      <desc id={`${id}-text`}>{textOf(figures, by)}</desc>
      <Levels lines={lines} y={y} currency={currency} left={MARGIN} />
      <Lines now={pathOf(now, y)} before={pathOf(before, y)} ground={y(0)} />
      <Level y={y(0)} left={MARGIN} className="stroke-ink stroke-2" />
      <Highest figures={figures} by={by} y={y} />
      {labeledOf(series.length, by === 'month').map(({ index, isMinor }) => (
        <text
          key={index}
          x={percent(placeOf(index, series.length))}
          y="86%"
          textAnchor={anchorAt(placeOf(index, series.length))}
          className={isMinor ? '@max-3xl:hidden' : ''}
        >
          {labelAt(figures, by, index)}
        </text>
      ))}
    </svg>
  );
}

/** Stretched to the size of the chart, so that the paths are in percent. */
const Lines = ({ now, before, ground }: { now: string; before: string; ground: number }) => (
  <svg
    width="100%"
    height="100%"
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    className="overflow-visible [&_path]:[vector-effect:non-scaling-stroke]"
  >
    <path
      d={`${now} L100 ${ground} L0 ${ground} Z`}
      className="fill-leaf-text/10 forced-colors:fill-none"
    />
    <path d={before} className="fill-none stroke-edge stroke-[1.5px] [stroke-dasharray:4_3]" />
    <path
      d={now}
      className="fill-none stroke-leaf-text stroke-2 [stroke-linejoin:round] forced-colors:stroke-[CanvasText]"
    />
  </svg>
);

interface HighestProps extends ShownFigures {
  y: (value: number) => number;
}

/** The highest entry with its value, its orders and what the other span has in its place. */
function Highest({ figures, by, y }: HighestProps) {
  const { series, comparison, currency } = figures;
  const index = highestOf(series);
  const entry = series[index];
  if (!entry) return null;
  const former = comparison?.series[index];
  const orders = words.orderCount(entry.orders);
  const [x, top] = [placeOf(index, series.length), y(entry.revenue)];
  const isLeft = x <= 60;
  const text = {
    x: percent(x),
    dx: isLeft ? 8 : -8,
    textAnchor: isLeft ? 'start' : 'end',
  } as const;
  return (
    <g>
      <line
        x1={percent(x)}
        x2={percent(x)}
        y1={percent(top)}
        y2={percent(y(0))}
        className="stroke-edge [stroke-dasharray:2_3]"
      />
      <circle
        cx={percent(x)}
        cy={percent(top)}
        r="3.5"
        className="fill-leaf-text forced-colors:fill-[CanvasText]"
      />
      <text
        {...text}
        y={percent(top)}
        dy="-4"
        className={`figure fill-ink! font-sans text-[0.9375rem] ${HALO}`}
      >
        {`${entryLabel(entry.from, by)}, ${formatMoney(entry.revenue, currency)}`}
      </text>
      <text {...text} y={percent(top)} dy="14" className={`@max-3xl:hidden ${HALO}`}>
        {former ? words.pointCompared(orders, formatMoney(former.revenue, currency)) : orders}
      </text>
    </g>
  );
}

const highestOf = (series: Figures['series']): number =>
  series.reduce(
    (most, { revenue }, index) => (revenue > (series[most]?.revenue ?? 0) ? index : most),
    0,
  );

/** The label of an entry below the chart; the running one says so. */
function labelAt({ series, to }: Figures, by: FigureStep, index: number): string {
  const label = entryLabel(series[index]?.from ?? '', by);
  const isRunning = index === series.length - 1 && to === today();
  return isRunning ? words.lastSoFar(label) : label;
}

function titleOf(figures: Figures, by: FigureStep): string {
  const title = `${words.captions[by]}, ${spanName(figures, today())}`;
  const { comparison } = figures;
  return comparison ? words.chartCompared(title, spanName(comparison, today())) : title;
}

function textOf({ series, currency }: Figures, by: FigureStep): string {
  const highest = series[highestOf(series)];
  if (!highest) return '';
  const name = entryName(highest.from, by, today());
  return words.chartText(name, formatMoney(highest.revenue, currency));
}
