import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import * as paths from '@/config/paths';
import { messages } from '@/messages';

const BACKGROUNDS = ['bg-ground-sand', 'bg-ground-sage'];

/** The two promo panels. */
export function PromoPanels() {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      {messages.home.promos.map(({ title, action, picture }, index) => (
        <section
          key={title}
          className={`flex flex-col overflow-hidden rounded-card ${BACKGROUNDS[index] ?? ''}`}
        >
          <img
            src={picture}
            alt=""
            width={800}
            height={500}
            loading="lazy"
            decoding="async"
            className="aspect-8/5 h-auto w-full"
          />
          <div className="flex grow flex-col items-start gap-3 p-6 sm:p-8">
            <h2 className="heading text-3xl">{title}</h2>
            <Link
              to={paths.products}
              className="group mt-2 inline-flex min-h-8 items-center gap-2 border-b-2 border-ink font-semibold"
            >
              {action}
              <ArrowRight
                aria-hidden
                className="size-5 transition-transform duration-150 group-hover:translate-x-1"
              />
            </Link>
          </div>
        </section>
      ))}
    </div>
  );
}
