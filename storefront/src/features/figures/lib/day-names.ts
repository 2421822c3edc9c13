import type { FigureStep } from '@harrow/contract';
import { dayFormat, longLabel, shortDay } from '@/lib/figures/step-labels';
import { messages } from '@/messages';

const fullDay = dayFormat({ dateStyle: 'medium' });
const shortMonth = dayFormat({ month: 'short', year: 'numeric' });

/** `Nov 21`, with the year if it is not that of `today`. */
export const dayName = (day: string, today: string): string =>
  day.slice(0, 4) === today.slice(0, 4) ? shortDay(day) : fullDay(day);

/** `Oct 25 to Nov 23` */
export const spanName = (span: { from: string; to: string }, today: string): string =>
  messages.figures.spanOf(dayName(span.from, today), dayName(span.to, today));

/** The name of an entry of the series by its first day: a day, or a month. */
export const entryName = (day: string, by: FigureStep, today: string): string =>
  by === 'month' ? longLabel.month(day) : dayName(day, today);

/** The same, as short as a chart needs it. */
export const entryLabel = (day: string, by: FigureStep): string =>
  by === 'month' ? shortMonth(day) : shortDay(day);
