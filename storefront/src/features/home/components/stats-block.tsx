import { messages } from '@/messages';

/** Three statistics of the company, styled like the dimensions of a technical drawing. */
export function StatsBlock() {
  return (
    <section
      aria-labelledby="stats-title"
      className="grid gap-10 lg:grid-cols-[4fr_8fr] lg:items-end"
    >
      <h2 id="stats-title" className="heading max-w-[9em] text-4xl">
        {messages.home.statsTitle}
      </h2>
      <dl className="grid gap-8 sm:grid-cols-3 sm:gap-6">
        {messages.home.stats.map(({ label, figure, unit }) => (
          <div key={label} className="flex flex-col-reverse gap-3">
            <dt className="dimension label">{label}</dt>
            <dd className="figure flex flex-wrap items-baseline gap-x-2 leading-none">
              <span className="text-6xl xl:text-7xl">{figure} </span>
              <span className="text-2xl">{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
