import type { MachineLink } from '@harrow/contract';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button';
import * as paths from '@/config/paths';
import { messages } from '@/messages';
import { ABOVE_MACHINES, stepToMachine } from '../lib/machine-steps';

const words = messages.partsBook;

/** Says that the book of a machine has no such figure, and leads to those that it has. */
export function GoneFigure({ machine }: { machine: Pick<MachineLink, 'handle' | 'name'> }) {
  return (
    <div className="wrap grid justify-items-start gap-3 pb-8">
      <Breadcrumb above={[...ABOVE_MACHINES, stepToMachine(machine)]} current={words.noFigure} />
      <h1 className="heading text-3xl sm:text-4xl">{words.figureGone}</h1>
      <p className="text-muted">{words.figureGoneNext}</p>
      <ButtonLink to={paths.machine(machine.handle)} className="mt-3">
        {words.figureOfBook}
      </ButtonLink>
    </div>
  );
}
