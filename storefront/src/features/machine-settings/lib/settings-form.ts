import {
  schemeProblems,
  type BodyInputOf,
  type StoredMachine,
  type saveMachine,
  type SerialScheme,
} from '@harrow/contract';
import { set, type FieldErrors, type Resolver } from 'react-hook-form';
import { textOrNull } from '@/lib/forms/text-or-null';
import { messages } from '@/messages';

const words = messages.machineSettings;

/** The fields of a scheme as typed; the names of groups are separated by spaces or commas. */
interface SchemeFields {
  name: string;
  pattern: string;
  family: string;
  sequence: string;
  alphabets: { group: string; characters: string }[];
}

/** The settings of a machine as typed. */
export interface SettingsFields extends SchemeFields {
  hasSerials: boolean;
  place: string;
  built: { from: string; to: string; yearFrom: string; yearTo: string }[];
  options: { code: string; name: string }[];
}

type Body = BodyInputOf<typeof saveMachine>;

const NO_SCHEME: SchemeFields = {
  ...{ name: '', pattern: '', family: '', sequence: '', alphabets: [] },
};
export const NO_RANGE = { from: '', to: '', yearFrom: '', yearTo: '' };
export const NO_OPTION = { code: '', name: '' };

const yearText = (year: number | null | undefined): string => String(year ?? '');

export const schemeFieldsOf = (scheme: SerialScheme): SchemeFields => ({
  name: scheme.name,
  pattern: scheme.pattern,
  family: scheme.family.join(' '),
  sequence: scheme.sequence.join(' '),
  alphabets: Object.entries(scheme.alphabets).map(([group, characters]) => ({ group, characters })),
});

/** The settings in the form; those of a product that is no machine yet are empty. */
export function fieldsOf(settings: StoredMachine | null): SettingsFields {
  const { serials, options = [] } = settings ?? { serials: null };
  return {
    hasSerials: settings === null || serials !== null,
    ...(serials ? schemeFieldsOf(serials.scheme) : NO_SCHEME),
    place: serials?.place ?? '',
    built: serials
      ? serials.built.map(({ from, to, years }) => ({
          ...{ from, to: to ?? '' },
          ...{ yearFrom: yearText(years?.from), yearTo: yearText(years?.to) },
        }))
      : [NO_RANGE],
    options,
  };
}

const namesIn = (text: string): string[] => text.split(/[\s,]+/).filter((name) => name !== '');

/** Returns a scheme as it is sent. */
export const schemeOf = ({ name, pattern, family, sequence, alphabets }: SchemeFields) => ({
  name: name.trim(),
  pattern: pattern.trim(),
  family: namesIn(family),
  sequence: namesIn(sequence),
  alphabets: Object.fromEntries(
    alphabets
      .filter(({ group }) => group !== '')
      .map(({ group, characters }) => [group, characters.trim().toUpperCase()]),
  ),
});

/** Returns the ranges of serial numbers as they are sent. */
export const rangesOf = ({ built }: Pick<SettingsFields, 'built'>) =>
  built.map((row) => ({ from: row.from.trim(), to: textOrNull(row.to), years: yearsOf(row) }));

function yearsOf({ yearFrom, yearTo }: SettingsFields['built'][number]) {
  const [from, to] = [textOrNull(yearFrom), textOrNull(yearTo)];
  if (from === null && to === null) return null;
  return { from: Number(from ?? NaN), to: to === null ? null : Number(to) };
}

/** Returns the settings as they are sent. */
export const bodyOf = (fields: SettingsFields): Body => ({
  serials: fields.hasSerials
    ? {
        scheme: schemeOf(fields),
        place: textOrNull(fields.place),
        built: rangesOf(fields),
      }
    : null,
  options: fields.options.map(({ code, name }) => ({
    code: code.trim().toUpperCase(),
    name: name.trim(),
  })),
});

/**
 * Returns the field of the form for a field of the body, such as `serials.built.0.years.from`. A list of rows has its
 * own problems (`root`) beside those of its rows.
 */
export function fieldFor(path: string, { alphabets }: SettingsFields): string {
  const [area = '', part = '', third = '', fourth = '', fifth] = path.split('.');
  if (area === 'options') return part === '' ? 'options.root' : path;
  if (part === 'scheme') {
    if (third !== 'alphabets') return third;
    const row = alphabets.findIndex(({ group }) => group === fourth);
    return row < 0 ? 'alphabets.root' : `alphabets.${row}.characters`;
  }
  if (part !== 'built') return part;
  if (third === '') return 'built.root';
  if (fourth !== 'years') return `built.${third}.${fourth}`;
  return `built.${third}.${fifth === 'from' ? 'yearFrom' : 'yearTo'}`;
}

/** Returns the errors of the form for a message for each of its fields. */
function errorsFor(problems: Readonly<Record<string, string>>): FieldErrors<SettingsFields> {
  const errors: FieldErrors<SettingsFields> = {};
  for (const [field, message] of Object.entries(problems)) {
    set(errors, field, { type: 'refused', message });
  }
  return errors;
}

/** Returns the problems of the rows of alphabets that the rules of the call cannot see. */
function alphabetProblems({ hasSerials, alphabets }: SettingsFields): Record<string, string> {
  const groups = hasSerials ? alphabets.map(({ group }) => group) : [];
  const problems: Record<string, string> = {};
  groups.forEach((group, index) => {
    const field = `alphabets.${index}.group`;
    if (group === '') problems[field] = words.groupRequired;
    else if (groups.indexOf(group) < index) problems[field] = words.groupTwice;
  });
  return problems;
}

/** Returns a message for each field of the form that cannot be sent as it is, or that the code of the server refuses. */
function problemsOf(fields: SettingsFields): Record<string, string> {
  const faults = fields.hasSerials ? schemeProblems(schemeOf(fields)) : {};
  const named = Object.entries(faults).map(
    ([field, message]) => [fieldFor(`serials.scheme.${field}`, fields), message] as const,
  );
  return { ...Object.fromEntries(named), ...alphabetProblems(fields) };
}

/** Checks the scheme; the server checks everything, and names the field that it refuses. */
export const settingsResolver: Resolver<SettingsFields, unknown, SettingsFields> = (fields) => {
  const errors = errorsFor(problemsOf(fields));
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: fields, errors: {} };
};
