import * as paths from '@/config/paths';
import { ButtonLink } from '@/components/ui/button';
import { messages } from '@/messages';

const home = messages.home;

/** In lowercase, because React 18 warns about `fetchPriority` and does not set it. */
const HIGH_PRIORITY = { fetchpriority: 'high' };

/**
 * The hero banner. In a wide window, its drawing has room for the text on its left; without panels beside
 * it, which make it narrower, it is as high as the drawing's sun.
 */
export function Hero() {
  return (
    <section className="relative col-span-2 flex flex-col-reverse overflow-hidden rounded-card bg-ground-cream md:min-h-72 md:flex-row xl:col-span-1 xl:row-span-2 lg:only:min-h-90 xl:only:col-span-2">
      <picture className="contents">
        <source media="(width >= 48rem)" srcSet="/pictures/scenes/hero-wide.svg" />
        <img
          src="/pictures/scenes/hero.svg"
          alt=""
          width={1200}
          height={750}
          {...HIGH_PRIORITY}
          className="hero-height aspect-video w-full object-cover object-bottom md:absolute md:inset-0 md:aspect-auto md:h-full md:object-right-bottom"
        />
      </picture>
      <div className="relative flex flex-col items-start justify-center gap-3 px-5 pt-6 md:w-94 md:gap-4 md:py-6 md:pr-0 md:pl-10 xl:w-98">
        <h1 className="heading text-4xl narrow:text-[2rem] xl:text-[2.75rem]">{home.heroTitle}</h1>
        <p className="text-pretty text-muted">{home.heroLead}</p>
        <ButtonLink to={paths.products}>{home.getStarted}</ButtonLink>
      </div>
    </section>
  );
}
