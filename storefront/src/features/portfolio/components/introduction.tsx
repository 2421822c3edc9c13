import { Info } from 'lucide-react';
import { messages } from '@/messages';

const portfolio = messages.portfolio;

/** Introduces the person, and states that she is fictitious. */
export function Introduction() {
  return (
    <header className="grid overflow-hidden rounded-card bg-ground-cream lg:grid-cols-[5fr_6fr]">
      <div className="flex flex-col items-start justify-center gap-5 px-6 py-10 sm:px-10 lg:pr-6 lg:pl-12">
        <p className="label">{portfolio.role}</p>
        <h1 className="heading text-5xl sm:text-6xl">{portfolio.name}</h1>
        <p className="max-w-md text-lg text-pretty">{portfolio.lead}</p>
        <p className="flex max-w-md gap-3 border-t border-line pt-5 text-sm text-muted">
          <Info aria-hidden className="mt-0.5 size-5 shrink-0" />
          {portfolio.notice}
        </p>
      </div>
      <img
        src="/pictures/scenes/desk.svg"
        alt={portfolio.picture}
        width={800}
        height={500}
        className="aspect-8/5 h-full w-full bg-cream object-cover"
      />
    </header>
  );
}
