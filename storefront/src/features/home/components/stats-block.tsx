import { messages } from '@/messages';

/** Three statistics of the company, styled like the dimensions of a technical drawing. */
export function StatsBlock() {
  return (
    <section
      aria-labelledby="stats-title"
      className="mt-6 grid gap-4 md:grid-cols-[1fr_2fr] md:items-end md:gap-6"
    >
      <h2 id="stats-title" className="heading text-[1.75rem] narrow:text-2xl">
        {messages.home.statsTitle}
      </h2>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(max(5rem,25%),1fr))] gap-3 md:gap-6">
        {messages.home.stats.map(({ label, figure, unit }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-2">
            <dt className="dimension label max-md:tracking-normal">{label}</dt>
            <dd className="figure flex flex-wrap max-[27rem]:flex-col items-baseline gap-x-2 text-3xl leading-none xl:text-[2.5rem]">
              {figure} <small className="text-base leading-tight xl:text-xl">{unit}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
