import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { Metrics } from '@harrow/storefront/server/metrics';
import { useSharedShop } from '@harrow/testing/shared-shop';

const FOLDER = path.resolve(__dirname, '..', '..', 'deploy', 'monitoring');
const read = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8');

const rulesSchema = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^Harrow[A-Za-z]+$/),
          expr: z.string(),
          for: z.string().regex(/^\d+[smh]$/),
          labels: z.strictObject({ severity: z.enum(['critical', 'warning']) }),
          annotations: z.strictObject({ summary: z.string(), description: z.string() }),
        }),
      ),
    }),
  ),
});

const dashboardSchema = z.looseObject({
  panels: z.array(
    z.looseObject({
      id: z.number(),
      title: z.string(),
      targets: z.array(z.looseObject({ expr: z.string() })).min(1),
    }),
  ),
});

const shop = useSharedShop();

const rules = rulesSchema.parse(parse(read('alerts.yml'))).groups.flatMap((group) => group.rules);
const { panels } = dashboardSchema.parse(JSON.parse(read('dashboard.json')));
const expressions = [
  ...rules.map(({ expr }) => expr),
  ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

/** The metrics in Prometheus' text format, with their kinds; a histogram by the names of its series too. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', kind]) =>
    kind === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
}

it('names metrics that a running shop has', async () => {
  const storefront = new Metrics('token', () => 0);
  const response = await fetch(`${shop.url}/metrics`);
  const known = [...namesIn(await response.text()), ...namesIn(await storefront.text()), 'up'];
  const named = expressions.flatMap(
    (expression) => expression.match(/\b(?:(?:harrow|nodejs|process)_\w+|up)\b/g) ?? [],
  );
  expect(new Set(named).size).toBeGreaterThan(20);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

it('shows and watches every metric of the shop', async () => {
  const storefront = new Metrics('token', () => 0);
  const text = (await (await fetch(`${shop.url}/metrics`)).text()) + (await storefront.text());
  const own = [...text.matchAll(/^# TYPE (harrow_\w+) /gm)].map(([, name = '']) => name);
  const all = expressions.join('\n');
  expect(own.filter((name) => !new RegExp(`\\b${name}`).test(all))).toEqual([]);
});

it('has expressions whose brackets match, and alerts and panels with names of their own', () => {
  for (const expression of expressions) {
    const count = (bracket: string) => expression.split(bracket).length;
    const pairs = [
      [count('('), count(')')],
      [count('{'), count('}')],
      [count('['), count(']')],
    ];
    expect([expression, pairs.every(([open, close]) => open === close)]).toEqual([
      expression,
      true,
    ]);
  }
  const names = [...rules.map(({ alert }) => alert), ...panels.map(({ title }) => title)];
  expect(new Set(names).size).toBe(names.length);
});

it('lets Prometheus read the ports of the units, at addresses that exist', () => {
  const units = path.resolve(FOLDER, '..', 'systemd');
  const configuration = read('prometheus.yml');
  for (const [unit, variable] of [
    ['harrow-backend@.service', 'BACKEND_PORT'],
    ['harrow-storefront@.service', 'STOREFRONT_PORT'],
  ] as const) {
    const text = readFileSync(path.join(units, unit), 'utf8');
    const [, port = ''] = new RegExp(`${variable}=(\\d+)%i`).exec(text) ?? [];
    expect(configuration).toContain(`'127.0.0.1:${port}1', '127.0.0.1:${port}2'`);
  }
});
