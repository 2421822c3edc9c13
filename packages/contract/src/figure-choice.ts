import {
  MAX_FIGURE_CHOICES,
  MAX_SPECIFICATION_NAME_LENGTH,
  MAX_SPECIFICATION_VALUE_LENGTH,
} from './limits';

/** Begins the name of a parameter that filters by a figure: `figure.Width`. */
export const FIGURE_PREFIX = 'figure.';

/** The wanted value of a figure: a number in a range with one or two ends, or a text. */
export type FigureChoice = { min?: number; max?: number } | { value: string };

/** By the names of the figures. */
export type FigureChoices = Record<string, FigureChoice>;

const NUMBER = String.raw`-?\d{1,12}(?:\.\d{1,4})?`;
const RANGE = new RegExp(`^(${NUMBER})?\\.\\.(${NUMBER})?$`);

// eslint-disable-next-line no-control-regex -- control characters are what this forbids
const CONTROL_CHARACTER = /[\u0000-\u001f\u007f]/;

const isText = (text: string, max: number): boolean =>
  text.trim() !== '' && text.length <= max && !CONTROL_CHARACTER.test(text) && text.isWellFormed();

/** Reads `28..710`, `28..`, `..710` or a text; null if it makes no sense. */
export function parseFigureChoice(text: string): FigureChoice | null {
  if (!text.includes('..')) {
    return isText(text, MAX_SPECIFICATION_VALUE_LENGTH) ? { value: text.trim() } : null;
  }
  const [isRange, low, high] = RANGE.exec(text) ?? [];
  if (isRange === undefined || (low === undefined && high === undefined)) return null;
  const min = low === undefined ? undefined : Number(low);
  const max = high === undefined ? undefined : Number(high);
  if (min !== undefined && max !== undefined && min > max) return null;
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** Writes a choice as `parseFigureChoice` reads it. */
export const formatFigureChoice = (choice: FigureChoice): string =>
  'value' in choice ? choice.value : `${choice.min ?? ''}..${choice.max ?? ''}`;

/** Whether a figure can have this name. */
export const isFigureName = (name: string): boolean => isText(name, MAX_SPECIFICATION_NAME_LENGTH);

/** The choices among the parameters of a query, in the order of their names, and what is wrong with each other one. */
export function readFigureChoices(parameters: Readonly<Record<string, unknown>>): {
  figures: FigureChoices;
  problems: Record<string, string>;
} {
  const figures: FigureChoices = {};
  const problems: Record<string, string> = {};
  for (const [parameter, text] of Object.entries(parameters).sort(byName)) {
    if (!parameter.startsWith(FIGURE_PREFIX)) continue;
    const name = parameter.slice(FIGURE_PREFIX.length);
    const choice = typeof text === 'string' && isFigureName(name) ? parseFigureChoice(text) : null;
    if (!choice) problems[parameter] = 'This must be a range, such as 28..710, or a text.';
    else if (Object.keys(figures).length === MAX_FIGURE_CHOICES) {
      problems[parameter] = `There can be at most ${MAX_FIGURE_CHOICES} figures.`;
    } else figures[name] = choice;
  }
  return { figures, problems };
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);
