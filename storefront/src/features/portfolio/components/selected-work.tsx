import { messages } from '@/messages';

const portfolio = messages.portfolio;

/** The person's projects, each with the drawing of a machine. */
export function SelectedWork() {
  return (
    <section aria-labelledby="work-title">
      <h2 id="work-title" className="heading mb-6 text-4xl">
        {portfolio.workTitle}
      </h2>
      <ul className="border-t border-line">
        {portfolio.work.map(({ name, text, part, year, picture }) => (
          <li
            key={name}
            className="grid items-center gap-x-8 gap-y-4 border-b border-line py-6 sm:grid-cols-[12rem_minmax(0,1fr)] lg:grid-cols-[12rem_minmax(0,1fr)_16rem]"
          >
            <img
              src={picture}
              alt=""
              width={960}
              height={600}
              loading="lazy"
              decoding="async"
              className="aspect-8/5 h-auto w-full rounded-control"
            />
            <div className="grid max-w-prose gap-2">
              <h3 className="heading text-2xl">{name}</h3>
              <p className="text-muted text-pretty">{text}</p>
            </div>
            <dl className="grid grid-cols-[1fr_auto] gap-x-6 sm:col-start-2 lg:col-start-3">
              <Detail term={portfolio.part} value={part} />
              <Detail term={portfolio.year} value={year} />
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Detail({ term, value }: { term: string; value: string }) {
  return (
    <div className="grid content-start gap-1">
      <dt className="label">{term}</dt>
      <dd className="figure leading-tight">{value}</dd>
    </div>
  );
}
