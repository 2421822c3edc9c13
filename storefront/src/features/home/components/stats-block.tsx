import { useShop } from '@/lib/shop';

/** Figures of the company, in one line of a wide window; nothing in a shop that has none. */
export function StatsBlock({ className }: { className: string }) {
  const { figuresTitle, figures } = useShop().home;
  if (figures.length === 0) return null;
  return (
    <section aria-labelledby="stats-title" className={`wrap w-full ${className}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-1 border-b border-line py-3 md:min-h-14">
        <h2 id="stats-title" className="font-semibold">
          {figuresTitle}
        </h2>
        <dl className="flex flex-wrap gap-x-6 gap-y-1 max-md:w-full max-md:justify-between md:gap-x-10">
          {figures.map(({ label, figure, unit }) => (
            <div key={label} className="md:flex md:items-baseline md:gap-2">
              <dt className="text-muted max-md:text-[0.8125rem]">{label}</dt>
              <dd className="font-semibold tabular-nums">
                {figure} {unit}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
