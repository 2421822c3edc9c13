/** Paths outside the shop's operations; each area of the engine is one label. */
const OTHER_PATHS = ['/health', '/ready', '/metrics', '/openapi.json'];
const AREA = /^\/(admin|store|app|pictures|uploads)(?=\/|$)/;

type Template = { label: string; segments: string[] };

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

const fits = ({ segments }: Template, path: string[]): boolean =>
  segments.length === path.length &&
  segments.every((segment, index) => segment.startsWith('{') || segment === path[index]);

/**
 * Maps paths to the templates of the operations (`/orders/{id}`), so that ids, emails and unknown
 * paths do not create new time series.
 */
export function routeLabels(templates: string[]): (path: string) => string {
  const byFirst = new Map<string, Template[]>();
  for (const label of [...templates, ...OTHER_PATHS]) {
    const segments = segmentsOf(label);
    const first = segments[0] ?? '';
    byFirst.set(first, [...(byFirst.get(first) ?? []), { label, segments }]);
  }
  return (path) => {
    const plain = path.toLowerCase(); // the routers ignore letter case
    const segments = segmentsOf(plain);
    const known = byFirst.get(segments[0] ?? '')?.find((template) => fits(template, segments));
    if (known) return known.label;
    const area = AREA.exec(plain)?.[1];
    return area ? `/${area}/*` : 'other';
  };
}
