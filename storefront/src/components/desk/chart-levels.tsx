import { shortMoney } from '@/lib/figures/short-money';

/** Returns a place in a chart as SVG writes it. */
export const percent = (value: number) => `${value.toFixed(2)}%`;

interface LevelProps {
  /** In percent of the height. */
  y: number;
  /** Where the line begins, which may be left of the chart. */
  left?: number;
  className: string;
}

/** A line across a chart. */
export const Level = ({ y, left = 0, className }: LevelProps) => (
  <line x1={left} x2="100%" y1={percent(y)} y2={percent(y)} className={className} />
);

interface LevelsProps {
  /** The amounts that have a line. */
  lines: readonly number[];
  y: (amount: number) => number;
  currency: string;
  left?: number;
}

/** The lines behind a chart with their amounts. */
export const Levels = ({ lines, y, currency, left = 0 }: LevelsProps) =>
  lines.map((line) => (
    <g key={line}>
      <Level y={y(line)} left={left} className="stroke-line" />
      <text x={left} y={percent(y(line))} dy="-5">
        {line === 0 ? '' : shortMoney(line, currency)}
      </text>
    </g>
  ));
