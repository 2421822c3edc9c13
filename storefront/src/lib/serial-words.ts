import type { SerialRange, Years } from '@harrow/contract';
import { messages } from '@/messages';

const words = messages.serials;

/** Spells the serial numbers that something is for; null if it is for all. */
export function rangeWords(range: SerialRange | null): string | null {
  const { from = null, to = null } = range ?? {};
  if (from !== null && to !== null) return from === to ? from : words.fromTo(from, to);
  if (from !== null) return words.from(from);
  return to === null ? null : words.upTo(to);
}

/** Spells the years in which a machine was built; null if they are not known. */
export function builtWords(built: Years | null): string | null {
  if (!built) return null;
  if (built.to === null) return words.builtSince(built.from);
  return built.from === built.to
    ? words.builtIn(built.from)
    : words.builtFrom(built.from, built.to);
}
