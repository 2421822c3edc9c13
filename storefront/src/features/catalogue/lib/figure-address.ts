import {
  FIGURE_PREFIX,
  formatFigureChoice,
  isFigureName,
  MAX_FIGURE_CHOICES,
  parseFigureChoice,
  type FigureChoice,
  type FigureChoices,
} from '@harrow/contract';
import { parseNumber } from '@/lib/forms/parse-number';

export const figureParameter = (name: string) => `${FIGURE_PREFIX}${name}` as const;

/** The names of the parameters that filter by a figure, each once and in order. */
export const figureParameters = (query: URLSearchParams): string[] =>
  [...new Set(query.keys())].filter((name) => name.startsWith(FIGURE_PREFIX)).sort();

/** Reads both ends of a range as people type them, in any order; null if one is not a number. */
function rangeOf(texts: string[]): FigureChoice | null {
  const ends = texts.map(parseNumber);
  const [low = null, high = null] = ends;
  const isReversed = low !== null && high !== null && low > high;
  return parseFigureChoice(
    (isReversed ? [high, low] : [low, high]).map((end) => end ?? '').join('..'),
  );
}

/**
 * Reads the chosen figures of an address, or of a form, in which a range has a field for each end. An empty field
 * chooses nothing. `bad` are the parameters that make no sense.
 */
export function figuresOf(query: URLSearchParams): { figures: FigureChoices; bad: string[] } {
  const figures: FigureChoices = {};
  const bad: string[] = [];
  for (const parameter of figureParameters(query)) {
    const texts = query.getAll(parameter).map((text) => text.trim());
    if (texts.every((text) => text === '')) continue;
    const [only = ''] = texts;
    const choice = texts.length === 1 ? parseFigureChoice(only) : rangeOf(texts);
    const name = parameter.slice(FIGURE_PREFIX.length);
    const isFull = Object.keys(figures).length === MAX_FIGURE_CHOICES;
    if (choice && isFigureName(name) && texts.length <= 2 && !isFull) figures[name] = choice;
    else bad.push(parameter);
  }
  return { figures, bad };
}

/** Writes the chosen figures as parameters. */
export const figureQuery = (figures: FigureChoices): Record<`figure.${string}`, string> =>
  Object.fromEntries(
    Object.entries(figures).map(([name, choice]) => [
      figureParameter(name),
      formatFigureChoice(choice),
    ]),
  );

/** Returns the choices without that of a figure. */
export function withoutFigure(figures: FigureChoices, name: string): FigureChoices {
  const { [name]: _removed, ...others } = figures;
  return others;
}
