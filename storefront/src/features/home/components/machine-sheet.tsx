import { useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/loading';
import * as paths from '@/config/paths';
import { useShop } from '@/lib/shop';
import { messages } from '@/messages';
import { useFigureParts } from '../api/figure-parts';
import type { Figure } from '../lib/figure';
import type { NumberedPart } from './balloons';
import { FindPart } from './find-part';
import { Stage } from './stage';
import { TitleBlock } from './title-block';

const home = messages.home;

interface MachineSheetProps {
  /** The drawing and the parts that it shows; undefined in a shop that does not sell them. */
  figure: Figure | undefined;
}

/**
 * The machine as its own list of parts: a sheet of the drawing office, and its title block below. A shop of another maker
 * shows its picture.
 */
export function MachineSheet({ figure }: MachineSheetProps) {
  const { picture } = useShop().home;
  const { data, isLoading } = useFigureParts(figure);
  const parts = (figure?.lines ?? []).flatMap((line, index): NumberedPart[] => {
    const part = data?.[index];
    return part ? [{ part, number: index + 1, line }] : [];
  });
  const [chosen, setChosen] = useState<number>();
  const selected =
    parts.find(({ number }) => number === chosen) ??
    parts.find(({ part }) => part.handle === figure?.first) ??
    parts[0];
  return (
    <>
      <section
        aria-labelledby="hero-title"
        className="drafting @container relative overflow-hidden"
      >
        <div className="[--stage:min(100cqw,24rem)] min-[30rem]:max-md:[--stage:18rem] md:[--stage:54cqw] one-row:[--stage:45rem]">
          <div aria-hidden className="ground-line" />
          <div className="wrap relative md:h-[max(25rem,calc(var(--stage)*0.68+2rem))] one-row:h-132">
            <Introduction />
            {picture !== null && (
              <img
                src={picture}
                alt=""
                className="w-(--stage) object-contain md:absolute md:inset-y-0 md:right-0 md:h-full"
              />
            )}
            {picture === null && figure && (
              <Stage figure={figure} parts={parts} selected={selected} onSelect={setChosen} />
            )}
          </div>
        </div>
      </section>
      {selected && <TitleBlock selected={selected} />}
      {figure && isLoading && <Skeleton className="h-20" />}
    </>
  );
}

function Introduction() {
  const { name, home: own } = useShop();
  return (
    <div className="relative pt-6 pb-4 md:w-[calc(100cqw-var(--stage)-2rem)] md:py-8 one-row:w-148 one-row:pt-9">
      <h1
        id="hero-title"
        className="heading text-[clamp(2.25rem,11.2cqw,2.75rem)] leading-none tracking-[-0.025em] md:text-[clamp(2.5rem,5.2cqw,3.5rem)] one-row:text-[4.5rem] one-row:leading-[0.98]"
      >
        {own.headline || name}
      </h1>
      <p className="mt-3 max-w-108 text-pretty md:mt-4 one-row:mt-5 one-row:text-lg">{own.text}</p>
      <div className="mt-5 grid justify-items-start gap-3 min-[36rem]:max-md:grid-cols-[1fr_auto] min-[36rem]:max-md:items-center md:gap-5 one-row:mt-7">
        <FindPart />
        <ButtonLink to={paths.products}>{home.getStarted}</ButtonLink>
      </div>
    </div>
  );
}
