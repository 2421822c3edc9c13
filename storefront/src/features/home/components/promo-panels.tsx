import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import * as paths from '@/config/paths';
import { useShop } from '@/lib/shop';
import { useHasMachines } from '../api/has-machines';

/** The first is a sheet at night by day too; the second has less room beside its text. */
const BANDS = ['scheme-dark bg-night text-cream', 'bg-ground-sage *:[img]:w-[52%]'];

/**
 * The promo panels, from edge to edge: links to the categories whose products they promise, or to the parts books of
 * the machines. `categories` are the handles of those that the shop has; undefined while they load, when the panels
 * keep their places.
 */
export function PromoPanels({ categories }: { categories: readonly string[] | undefined }) {
  const hasMachines = useHasMachines();
  const { panels } = useShop().home;
  const shown = panels
    .filter(({ category }) => categories?.includes(category) ?? true)
    .map(({ category, action, byMachine, ...promo }) =>
      byMachine !== '' && hasMachines
        ? { ...promo, action: byMachine, to: paths.machines }
        : { ...promo, action, to: paths.category(category) },
    );
  if (shown.length === 0) return null;
  return (
    <div className="grid auto-cols-fr grid-flow-col md:grid-flow-row md:grid-cols-2 md:*:only:col-span-2 lg:grid-cols-[1.9fr_1fr]">
      {shown.map(({ title, action, picture, to }, index) => (
        <Link
          key={title}
          to={to}
          className={`group relative flex min-h-26 overflow-hidden focus-visible:-outline-offset-4 md:min-h-40 one-row:min-h-44 ${BANDS[index] ?? ''}`}
        >
          {picture !== null && (
            <img
              src={picture}
              alt=""
              loading="lazy"
              width={800}
              height={500}
              className="absolute inset-y-0 right-0 h-full w-auto max-w-none object-cover object-[45%_100%] mask-l-from-70% max-[36rem]:hidden"
            />
          )}
          <div className="band relative flex flex-col items-start justify-center gap-2 py-4 md:gap-3">
            <h2 className="heading max-w-[9em] text-lg narrow:text-base md:text-xl lg:text-2xl one-row:text-[2rem]">
              {title}
            </h2>
            <span className="inline-flex items-center gap-1.5 border-b-2 text-[0.9375rem] leading-6 font-semibold narrow:text-sm md:text-base">
              {action}
              <ArrowRight
                aria-hidden
                className="size-4 transition-transform duration-150 group-hover:translate-x-1 narrow:hidden"
              />
            </span>
          </div>
        </Link>
      ))}
    </div>
  );
}
