/** Paths that are no calls of the shop's own; each area of the engine is one label. */
const OTHER_PLACES = ['/health', '/ready', '/metrics', '/openapi.json'];
const AREA = /^\/(admin|store|app|pictures|uploads)(?=\/|$)/;

type Template = { label: string; segments: string[] };

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

const fits = ({ segments }: Template, path: string[]): boolean =>
  segments.length === path.length &&
  segments.every((segment, index) => segment.startsWith('{') || segment === path[index]);

/**
 * Names paths by the templates of the calls (`/orders/{id}`), so that no id, email or nonsense that
 * somebody asks for becomes a series of its own.
 */
export function routeLabels(templates: string[]): (path: string) => string {
  const byFirst = new Map<string, Template[]>();
  for (const label of [...templates, ...OTHER_PLACES]) {
    const segments = segmentsOf(label);
    const first = segments[0] ?? '';
    byFirst.set(first, [...(byFirst.get(first) ?? []), { label, segments }]);
  }
  return (path) => {
    const plain = path.toLowerCase(); // as the routers read it
    const segments = segmentsOf(plain);
    const known = byFirst.get(segments[0] ?? '')?.find((template) => fits(template, segments));
    if (known) return known.label;
    const area = AREA.exec(plain)?.[1];
    return area ? `/${area}/*` : 'other';
  };
}
