import {
  type FigureChoice,
  type FigureChoices,
  type FigureFacet,
  MAX_COUNTED_FIGURES,
  MAX_FIGURE_FACETS,
  MAX_FIGURE_VALUES,
} from '@harrow/contract';
import type { EntityManager } from 'typeorm';
import { all, Values } from './statement';

/** The condition that a product has a chosen figure. */
function hasFigure([name, choice]: [string, FigureChoice], values: Values): string {
  const conditions = [`figure.name = ${values.add(name, 'text')}`];
  if ('value' in choice) conditions.push(`figure.value = ${values.add(choice.value, 'text')}`);
  else {
    const { min, max } = choice;
    conditions.push('figure.value IS NULL');
    // a range that overlaps the chosen one
    if (min !== undefined) conditions.push(`figure.high >= ${values.add(min, 'float8')}`);
    if (max !== undefined) conditions.push(`figure.low <= ${values.add(max, 'float8')}`);
  }
  return `found.number IN (SELECT figure.number FROM catalogue_search_figure figure WHERE ${all(conditions)})`;
}

/** The conditions of products that have all chosen figures. */
export const hasFigures = (figures: FigureChoices, values: Values): string[] =>
  Object.entries(figures).map((entry) => hasFigure(entry, values));

/** Returns a query for the numbers of the products that meet all filters, with other figures. */
export type Matching = (figures: FigureChoices, values: Values) => string;

type Row = {
  name: string;
  /** Its average place among the specifications. */
  place: number;
  unit: string | null;
  min: number | null;
  max: number | null;
  choices: { value: string; count: number }[] | null;
};

/**
 * Describes the figures of some of the matches: those that at least half of them have, and that tell them apart,
 * in the order of the specifications. Of a figure in several units, the most frequent one counts.
 */
async function describe(
  snapshot: EntityManager,
  matching: (values: Values) => string,
  only?: string,
): Promise<Row[]> {
  const values = new Values();
  const numbers = `${matching(values)} LIMIT ${MAX_COUNTED_FIGURES}`;
  const isOnly = only === undefined ? 'true' : `name = ${values.add(only, 'text')}`;
  const least = only === undefined ? 'greatest((SELECT count(*) FROM matching) / 2.0, 1)' : '1';
  // a text that each product has to itself tells nothing that its name does not
  const isUseful =
    only === undefined
      ? 'CASE WHEN is_text THEN choices > 1 AND choices < products ELSE min < max END'
      : 'true';
  return await snapshot.query(
    `WITH matching AS MATERIALIZED (${numbers}),
          held AS MATERIALIZED (
            SELECT name, place, low, high, unit, value
              FROM matching JOIN catalogue_search_figure USING (number) WHERE ${isOnly}),
          counted AS (
            SELECT name, unit, value IS NOT NULL AS is_text, count(*) AS products, avg(place) AS place,
                   min(low) AS min, max(high) AS max, count(DISTINCT value) AS choices
              FROM held GROUP BY name, unit, value IS NOT NULL),
          common AS (
            SELECT DISTINCT ON (name) * FROM counted
             WHERE products >= ${least} AND ${isUseful}
               AND NOT (is_text AND choices > ${MAX_FIGURE_VALUES})
             ORDER BY name, products DESC)
     SELECT name, place::float8, unit, min, max,
            CASE WHEN is_text THEN (
              SELECT json_agg(json_build_object('value', value, 'count', products) ORDER BY value)
                FROM (SELECT value, count(*) AS products FROM held
                       WHERE held.name = common.name AND value IS NOT NULL GROUP BY value) AS texts) END AS choices
       FROM common ORDER BY place, name LIMIT ${MAX_FIGURE_FACETS}`,
    values.list,
  );
}

const toFacet = ({ name, unit, min, max, choices }: Row): FigureFacet =>
  choices ? { name, choices } : { name, unit, min: min ?? 0, max: max ?? 0 };

/** Describes the figures to filter by, each under all filters except its own, in the order of the specifications. */
export async function readFigureFacets(
  snapshot: EntityManager,
  figures: FigureChoices,
  matching: Matching,
): Promise<FigureFacet[]> {
  const chosen: Row[] = [];
  for (const name of Object.keys(figures)) {
    const { [name]: _own, ...others } = figures;
    chosen.push(...(await describe(snapshot, (values) => matching(others, values), name)));
  }
  const offered = await describe(snapshot, (values) => matching(figures, values));
  const others = offered.filter(({ name }) => !(name in figures));
  return [...chosen, ...others]
    .slice(0, MAX_FIGURE_FACETS)
    .sort((one, other) => one.place - other.place)
    .map(toFacet);
}
