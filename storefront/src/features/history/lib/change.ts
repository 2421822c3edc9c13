import type { AuditEntry } from '@harrow/contract';
import { formatMoment } from '@/lib/format/date';
import { formatMoney, formatNumber, formatPieces } from '@/lib/format/numbers';
import { messages } from '@/messages';
import * as deskPaths from '@/config/desk-paths';
import * as paths from '@/config/paths';
import type { Difference } from './difference';
import { partsDeed, partsDifferences } from './parts-changes';

const words = messages.history;

/** One change by a member of staff to one subject: the entries of one transaction. */
export interface Change {
  key: string;
  at: string;
  actor: string;
  action: string;
  what: string;
  subject: string;
  name: string;
  /** The page that shows it; null if there is none. */
  href: string | null;
  differences: Difference[];
}

type Fields = Record<string, unknown>;

/** Actions that yield to a more specific action in the same change. */
const MINOR = /\.(updated|packed|tracked)$/;

const MAX_LENGTH = 120;
/** A longer list of names ends with the number of the others. */
const MAX_NAMES = 10;
/** The groups that a price list is for. */
const GROUPS = 'customer_groups';
/** Times as the database writes them. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?([+-]\d\d:\d\d|Z)$/;
const PIECES = ['available', 'minimum'];
const AMOUNTS = ['price', 'amount'];

const shortened = (text: string): string =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).trimEnd()} …` : text;

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string');

function namesInWords(names: string[]): string {
  const shown = names.slice(0, MAX_NAMES).map(shortened).join(', ');
  const others = names.length - MAX_NAMES;
  return others > 0 ? words.namesAndMore(shown, formatNumber(others)) : shown;
}

function inWords(field: string, value: unknown, currency: string | null): string {
  if (value === null || value === undefined || value === '') return words.none;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') {
    if (currency && AMOUNTS.includes(field)) return formatMoney(value, currency);
    return PIECES.includes(field) ? formatPieces(value) : formatNumber(value);
  }
  if (typeof value === 'string' && TIME.test(value)) return formatMoment(value);
  if (isNames(value)) return namesInWords(value);
  if (field === GROUPS) return words.everyone;
  if (Array.isArray(value)) return words.entries(formatNumber(value.length));
  return shortened(typeof value === 'string' ? value : JSON.stringify(value));
}

/** Returns the label of a field, or else the engine's name for it, made readable. */
function fieldName(field: string, { after }: AuditEntry): string {
  if (field === 'customers') return after ? words.joined : words.left;
  const known: Readonly<Record<string, string>> = words.fields;
  const plain = field
    .replaceAll('_', ' ')
    .replace(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return known[field] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}

function compare(entry: AuditEntry): Difference[] {
  const { before, after, currency } = entry;
  const [former, latter]: [Fields, Fields] = [before ?? {}, after ?? {}];
  return Object.keys({ ...former, ...latter }).map((field) => ({
    field: fieldName(field, entry),
    before: before ? inWords(field, former[field], currency) : null,
    after: after ? inWords(field, latter[field], currency) : null,
  }));
}

const pair = (before: string | null, after: string | null): Difference[] => [
  { field: null, before, after },
];

/** Returns the tracking number, or the link if only the link has changed. */
function trackingOf(fields: AuditEntry['before']): string | null {
  if (!fields) return null;
  const field = 'tracking_number' in fields ? 'tracking_number' : 'url';
  return inWords(field, fields[field], null);
}

/** Returns the duty of an admin; entries from before there were duties have none. */
const dutyIn = (fields: AuditEntry['before']): string =>
  typeof fields?.duty === 'string' ? fields.duty : words.states.admin;

/** Returns by how much prices were changed, and how many. */
function priceChangeOf(fields: AuditEntry['before'], currency: string | null): string {
  const { percent, amount, products } = fields ?? {};
  const by = typeof percent === 'number' ? percent : Number(amount ?? 0);
  const size = Math.abs(by);
  const text =
    percent === by ? words.percent(formatNumber(size)) : inWords('amount', size, currency);
  return `${by < 0 ? '−' : '+'}${text}, ${words.prices(inWords('', products, null))}`;
}

/** Returns the name of what was changed; a change of prices of no one category is named by its id. */
function nameOf({ action, name, subject }: AuditEntry): string {
  if (action.startsWith('order.')) return words.order(name);
  return action.startsWith('price_change.') && name === subject ? words.severalProducts : name;
}

/** Returns the differences of an action that is described by states; null for other actions. */
function inStates({ action, before, after, currency }: AuditEntry): Difference[] | null {
  const { states } = words;
  if (action === 'admin.promoted') return pair(states.customer, dutyIn(after));
  if (action === 'admin.demoted') return pair(dutyIn(before), states.customer);
  if (action === 'order.shipped') return pair(states.toShip, states.shipped);
  if (action === 'order.packed') return [];
  if (action === 'order.refunded') return pair(null, inWords('amount', after?.amount, currency));
  if (action === 'price_change.created') return pair(null, priceChangeOf(after, currency));
  if (action === 'price_change.undone') {
    return pair(null, words.prices(inWords('', after?.put_back, null)));
  }
  if (action === 'order.tracked') return pair(trackingOf(before), trackingOf(after));
  if (action === 'review.hidden') {
    return pair(states.shown, states.hidden(inWords('', after?.hidden_reason, null)));
  }
  if (action === 'review.shown') {
    return pair(states.hidden(inWords('', before?.hidden_reason, null)), states.shown);
  }
  return action.endsWith('.deleted') ? pair(states.there, states.removed) : null;
}

function whatOf(action: string, differences: Difference[]): string {
  const actions: Readonly<Record<string, string>> = words.actions;
  const verbs: Readonly<Record<string, string>> = words.verbs;
  const [noun = '', verb = ''] = action.split('.');
  const [only, ...others] = differences;
  if (verb === 'updated' && only?.field && others.length === 0) return only.field;
  return (
    actions[action] ??
    `${verbs[verb] ?? verb}${noun === 'product' ? '' : ` ${noun.replaceAll('_', ' ')}`}`
  );
}

/** The sections of the settings that show these kinds of records. */
const SECTIONS = new Map([
  ['shop', 'maker'],
  ['page', 'pages'],
  ['mail', 'mails'],
]);

function hrefOf({ action, subject, name }: AuditEntry): string | null {
  const [noun = '', verb] = action.split('.');
  const found = `?q=${encodeURIComponent(name)}`;
  if (verb === 'deleted') return null;
  if (noun === 'order') return paths.order(subject);
  if (noun === 'product' || noun === 'machine') return paths.manageProducts + found;
  if (noun === 'parts_book') return paths.partsBooks;
  if (noun === 'replaced_part') return deskPaths.usesOfPart(name);
  if (noun === 'review') return paths.moderation + found;
  if (noun === 'price_change') return deskPaths.priceChange(subject);
  if (noun === 'customer') return deskPaths.customer(subject);
  const section = SECTIONS.get(noun);
  if (section !== undefined) return deskPaths.settings(section);
  return noun === 'admin' ? paths.users : null;
}

/** Merges the changes of a price list's groups into one entry; a new list had no groups before. */
function withGroupsOnce(entries: AuditEntry[]): AuditEntry[] {
  const steps = entries.filter(({ after }) => after && GROUPS in after);
  const isNew = entries.some(({ action }) => action.endsWith('.created'));
  const before = isNew ? null : (steps.at(-1)?.before ?? null);
  return entries
    .filter((entry) => entry === steps[0] || !steps.includes(entry))
    .map((entry) => (entry === steps[0] ? { ...entry, before } : entry));
}

function changeOf(entries: AuditEntry[], first: AuditEntry): Change {
  const lead = entries.find(({ action }) => !MINOR.test(action)) ?? first;
  const isWhole = /\.(created|deleted)$/.test(lead.action);
  const told = isWhole && lead.action.endsWith('.deleted') ? [lead] : withGroupsOnce(entries);
  const differences = told.flatMap(
    (entry) => partsDifferences(entry) ?? inStates(entry) ?? compare(entry),
  );
  const what = partsDeed(lead) ?? whatOf(lead.action, differences);
  const [only, ...others] = differences;
  const { at, actor, action, subject } = lead;
  return {
    key: `${at} ${subject} ${action}`,
    at,
    actor,
    action,
    subject,
    what,
    name: nameOf(lead),
    href: hrefOf(lead),
    differences: only && others.length === 0 ? [{ ...only, field: null }] : differences,
  };
}

const belongTogether = (one: AuditEntry, other: AuditEntry): boolean =>
  one.at === other.at && one.actor === other.actor && one.subject === other.subject;

/** Joins the entries of each transaction about one thing. Entries stay newest first. */
export function changesOf(entries: readonly AuditEntry[]): Change[] {
  const groups: AuditEntry[][] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    if (group && first && belongTogether(first, entry)) group.push(entry);
    else groups.push([entry]);
  }
  return groups.flatMap((group) => (group[0] ? [changeOf(group, group[0])] : []));
}

/** Returns the promotions that a reader can take back: those still in force, except the reader's. */
export function undoableOf(changes: readonly Change[], reader: string): ReadonlySet<Change> {
  const settled = new Set([reader]);
  const undoable = new Set<Change>();
  for (const change of changes) {
    const isRights = change.action === 'admin.promoted' || change.action === 'admin.demoted';
    if (!isRights || settled.has(change.name)) continue;
    settled.add(change.name);
    if (change.action === 'admin.promoted') undoable.add(change);
  }
  return undoable;
}
