import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import * as paths from '@/config/paths';
import { messages } from '@/messages';

const BACKGROUNDS = ['bg-ground-sand', 'bg-ground-sage'];

/**
 * The promo panels: links to the categories whose products they promise. `categories` are the handles of
 * those that the shop has; undefined while they load, when the panels keep their places.
 */
export function PromoPanels({ categories }: { categories: readonly string[] | undefined }) {
  const shown = messages.home.promos.filter(
    ({ category }) => categories?.includes(category) ?? true,
  );
  return shown.map(({ title, action, picture, category }, index) => (
    <Link
      key={title}
      to={paths.category(category)}
      className={`group relative flex flex-col-reverse justify-end overflow-hidden rounded-card md:min-h-36 md:flex-row md:justify-start ${BACKGROUNDS[index] ?? ''}`}
    >
      <picture className="contents">
        <source media="(width >= 48rem)" srcSet={`${picture}-wide.svg`} />
        <img
          src={`${picture}.svg`}
          alt=""
          loading="lazy"
          width={800}
          height={500}
          className="h-20 w-full sm:h-34 object-cover object-[40%_60%] md:absolute md:inset-0 md:h-full md:object-right-bottom"
        />
      </picture>
      <div className="relative flex flex-col items-start justify-center gap-2 px-4 pt-3 pb-3.5 narrow:px-3 md:gap-3 md:py-4 md:pr-0 md:pl-5">
        <h2 className="heading max-w-[9em] text-lg narrow:text-base md:text-xl">{title}</h2>
        <span className="inline-flex items-center gap-1.5 border-b-2 border-ink text-[0.9375rem] leading-5.5 font-semibold narrow:text-sm">
          {action}
          <ArrowRight
            aria-hidden
            className="size-4 transition-transform duration-150 group-hover:translate-x-1 max-[24rem]:hidden md:max-[52rem]:hidden"
          />
        </span>
      </div>
    </Link>
  ));
}
