import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import { messages } from '@/messages';
import { changeOf, type Change } from '../lib/change';
import { formatChange } from '../lib/percent';

const LOOKS = {
  up: { Icon: ArrowUp, color: 'text-leaf-text' },
  down: { Icon: ArrowDown, color: 'text-red-text' },
  same: { Icon: Minus, color: 'text-muted' },
} satisfies Record<Change['direction'], object>;

interface ChangeMarkProps {
  now: number;
  before: number;
  /** Digits of the percentage after the decimal point. */
  digits?: number;
}

/** How much a sum has changed: an arrow, a sign and a number; or that there was nothing before. */
export function ChangeMark({ now, before, digits = 0 }: ChangeMarkProps) {
  const { direction, fraction } = changeOf(now, before, digits);
  const { Icon, color } = LOOKS[direction];
  return (
    <span className={`inline-flex items-baseline gap-1 font-semibold whitespace-nowrap ${color}`}>
      <Icon aria-hidden className="size-3.5 shrink-0 self-center" />
      {fraction === null ? messages.figures.isNew : formatChange(fraction, digits)}
    </span>
  );
}
