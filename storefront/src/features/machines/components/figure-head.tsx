import type { MachineFigure } from '@harrow/contract';
import { ArrowLeft, ArrowRight, ChevronLeft, Printer, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { UserText } from '@/components/ui/user-text';
import * as paths from '@/config/paths';
import { messages } from '@/messages';
import { useTurning } from '../hooks/use-turning';
import { MachineChip } from './machine-chip';

const words = messages.partsBook;

interface FigureHeadProps {
  figure: MachineFigure;
  /** The serial number that the figure is for. */
  serial: string | undefined;
}

/** The title of a figure, its machine, and the ways to the figures beside it. */
export function FigureHead({ figure, serial }: FigureHeadProps) {
  const { machine, number, title, previous, next } = figure;
  const toFigure = (neighbor: MachineFigure['next']) =>
    neighbor ? paths.forSerial(paths.figure(machine.handle, neighbor.number), serial) : undefined;
  const [before, after] = [toFigure(previous), toFigure(next)];
  useTurning(before, after);
  return (
    <div
      data-figure-head
      className="flex items-center gap-x-6 gap-y-2 pb-2 max-md:portrait:min-h-13 max-md:portrait:gap-x-2 md:flex-wrap md:pb-4"
    >
      {figure.drawing && (
        <Turn
          to={paths.forSerial(paths.machine(machine.handle), serial)}
          label={words.backToBook}
          icon={ChevronLeft}
          className="-ml-2 hidden max-md:portrait:grid print:hidden"
        />
      )}
      <h1 className="heading text-[1.375rem] md:text-4xl">
        <span className="mr-[0.375em] text-muted">{number}</span>
        <UserText>{title}</UserText>
      </h1>
      <MachineChip machine={machine} serial={serial} className="max-md:hidden" />
      <div className="ml-auto flex items-center gap-1 print:hidden">
        <button
          type="button"
          onClick={() => window.print()}
          className="scripted flex min-h-11 items-center gap-2 px-2 font-semibold underline-offset-4 hover:underline max-md:hidden"
        >
          <Printer aria-hidden className="size-5" />
          {words.print}
        </button>
        {previous && before !== undefined && (
          <Turn
            to={before}
            label={words.before(previous.number, previous.title)}
            icon={ArrowLeft}
          />
        )}
        {next && after !== undefined && (
          <Turn to={after} label={words.next(next.number, next.title)} icon={ArrowRight} />
        )}
      </div>
    </div>
  );
}

interface TurnProps {
  to: string;
  label: string;
  icon: LucideIcon;
  className?: string;
}

const Turn = ({ to, label, icon: Icon, className = 'grid' }: TurnProps) => (
  <Link
    to={to}
    aria-label={label}
    title={label}
    className={`size-11 shrink-0 place-items-center rounded-control hover:bg-panel ${className}`}
  >
    <Icon aria-hidden className="size-5" />
  </Link>
);
