import * as paths from '@/config/paths';
import { ButtonLink } from '@/components/ui/button';
import { messages } from '@/messages';

const home = messages.home;

/** In lowercase, because React 18 warns about `fetchPriority` and does not set it. */
const HIGH_PRIORITY = { fetchpriority: 'high' };

/** The hero banner. */
export function Hero() {
  return (
    <section className="grid overflow-hidden rounded-card bg-ground-cream lg:grid-cols-[5fr_7fr]">
      <div className="flex flex-col items-start justify-center gap-6 px-6 pt-10 pb-8 sm:px-10 lg:py-8 lg:pr-6 lg:pl-12">
        <h1 className="heading text-[2.75rem] leading-[1.02] sm:text-6xl lg:text-[2.875rem] xl:text-[3.75rem]">
          {home.heroTitle}
        </h1>
        <p className="max-w-md text-lg text-muted text-pretty">{home.heroLead}</p>
        <ButtonLink to={paths.products} className="mt-2 text-lg">
          {home.getStarted}
        </ButtonLink>
      </div>
      <img
        src="/pictures/scenes/hero.svg"
        alt=""
        width={1200}
        height={750}
        {...HIGH_PRIORITY}
        className="aspect-8/5 h-full w-full bg-cream object-contain object-bottom"
      />
    </section>
  );
}
