import type { MachineOption } from '@harrow/contract';
import { messages } from '@/messages';

const words = messages.partsBook;

/** Spells the options that a line is for; null if it is for every machine. */
export const optionWords = (options: readonly MachineOption[]): string | null =>
  options.length === 0 ? null : words.onlyWith(options.map(({ name }) => name).join(words.or));
