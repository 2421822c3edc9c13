import type { ReactNode } from 'react';
import { messages } from '@/messages';

const portfolio = messages.portfolio;

/** The person's approach, tools and history. */
export function Background() {
  return (
    <>
      <Chapter id="about" title={portfolio.aboutTitle}>
        <div className="grid max-w-[68ch] gap-4 text-lg text-pretty">
          {portfolio.about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Chapter>
      <Chapter id="tools" title={portfolio.toolsTitle}>
        <dl className="grid gap-8 sm:grid-cols-3 sm:gap-6">
          {portfolio.tools.map(({ kind, names }) => (
            <div key={kind} className="grid content-start gap-3">
              <dt className="label">{kind}</dt>
              {names.map((name) => (
                <dd key={name} className="figure text-xl leading-tight">
                  {name}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </Chapter>
      <Chapter id="years" title={portfolio.yearsTitle}>
        <ol className="border-t border-line">
          {portfolio.years.map(({ span, text }) => (
            <li
              key={span}
              className="grid gap-x-8 gap-y-1 border-b border-line py-4 sm:grid-cols-[9rem_1fr]"
            >
              <span className="figure">{span}</span>
              <span className="text-pretty">{text}</span>
            </li>
          ))}
        </ol>
      </Chapter>
    </>
  );
}

function Chapter({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const titleId = `${id}-title`;
  return (
    <section aria-labelledby={titleId} className="grid gap-6 lg:grid-cols-[4fr_8fr]">
      <h2 id={titleId} className="heading text-4xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
