import type { MachineLink } from '@harrow/contract';
import type { Step } from '@/components/ui/breadcrumb';
import * as paths from '@/config/paths';
import { messages } from '@/messages';

/** The pages above that of a machine. */
export const ABOVE_MACHINES: Step[] = [
  { label: messages.layout.home, to: paths.home },
  { label: messages.partsBook.title, to: paths.machines },
];

/** The parts book of a machine, as a page above its figures. */
export const stepToMachine = (
  { handle, name }: Pick<MachineLink, 'handle' | 'name'>,
  serial?: string,
): Step => ({ label: name, to: paths.forSerial(paths.machine(handle), serial) });
