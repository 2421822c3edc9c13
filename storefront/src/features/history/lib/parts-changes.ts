import type { AuditEntry } from '@harrow/contract';
import { formatMoment } from '@/lib/format/date';
import { builtWords, rangeWords } from '@/lib/serial-words';
import { messages } from '@/messages';
import type { Difference } from './difference';

const words = messages.history.parts;

type Fields = Record<string, unknown>;

const pair = (before: string | null, after: string | null): Difference[] => [
  { field: null, before, after },
];

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const year = (value: unknown): number | null => (typeof value === 'number' ? value : null);

function stateIn(fields: Fields | null): string | null {
  const states: Readonly<Record<string, string>> = messages.partsBooks.states;
  const state = text(fields?.state);
  return state === null ? null : (states[state] ?? state);
}

/** Spells a range of serial numbers or an option, whose row came or went as a whole. */
function rowWords(fields: Fields | null): string | null {
  if (!fields) return null;
  if ('code' in fields) return [text(fields.code), text(fields.name)].join(', ');
  const range = { from: text(fields.serial_from), to: text(fields.serial_to) };
  const from = year(fields.year_from);
  const built = builtWords(from === null ? null : { from, to: year(fields.year_to) });
  return [rangeWords(range), built].filter((part) => part !== null).join(', ');
}

function ofMachine({ action, before, after }: AuditEntry): Difference[] | null {
  if (action === 'machine.deleted') return pair(words.machine, words.product);
  const row = before ?? after ?? {};
  const isRow = before === null || after === null;
  if (action !== 'machine.updated' || !isRow) return null;
  const field = 'code' in row ? words.option : words.serials;
  return [{ field, before: rowWords(before), after: rowWords(after) }];
}

function figureWords(after: Fields): string {
  const figure = text(after.figure) ?? '';
  if (!('drawing' in after)) return words.placed(figure);
  return after.drawing === null ? words.undrawn(figure) : words.drawn(figure);
}

function ofBook({ action, before, after }: AuditEntry): Difference[] | null {
  if (action === 'parts_book.created') return pair(null, stateIn(after));
  if (action === 'parts_book.deleted') return pair(stateIn(before), words.deleted);
  if (!after) return null;
  if ('state' in after) return pair(stateIn(before), stateIn(after));
  if ('figure' in after) return pair(null, figureWords(after));
  const imported = text(after.imported_at);
  const isAlone = Object.keys(after).length === 1;
  return imported !== null && isAlone ? pair(null, formatMoment(imported)) : null;
}

/** Returns the differences of an entry about machines and parts books that its fields alone do not tell. */
export function partsDifferences(entry: AuditEntry): Difference[] | null {
  const [noun] = entry.action.split('.');
  if (noun === 'machine') return ofMachine(entry);
  if (noun === 'parts_book') return ofBook(entry);
  if (entry.action === 'replaced_part.deleted') {
    return pair(text(entry.before?.new_part), words.deleted);
  }
  return null;
}

/** Names a change of a parts book by what was done; null for other changes. */
export function partsDeed({ action, after }: AuditEntry): string | null {
  const { deeds } = words;
  if (action !== 'parts_book.updated' || !after) return null;
  if (after.state === 'published') return deeds.published;
  if ('state' in after) return deeds.retired;
  if ('figure' in after) return deeds.placed;
  return 'imported_at' in after ? deeds.imported : null;
}
