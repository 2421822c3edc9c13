import { Wordmark } from '@/components/layout/wordmark';
import { messages } from '@/messages';

const words = messages.partsBook;

/** A made-up plate, as on every machine. */
const PLATE = { model: 'H 520', year: '2021', serial: 'H520-04117', mass: '3 150 kg' };

const CELL = 'border-t border-on-drawing px-2 py-1.5';
const NAME = 'label text-[0.6875rem]! text-[#333f38]!';
const VALUE = 'font-mono font-semibold tracking-[0.04em]';
const RIVET =
  'absolute top-[calc(50%-0.3125rem)] size-2.5 rounded-full border-2 border-on-drawing bg-[#8b968f]';

/** The type plate of a machine, with a ring around the serial number. */
export function TypePlate() {
  return (
    <figure className="max-lg:hidden print:hidden">
      <div className="relative max-w-104 rounded-card border-2 border-ink bg-[#c3cac4] px-7 py-5 text-on-drawing">
        <span aria-hidden className={`${RIVET} left-2`} />
        <span aria-hidden className={`${RIVET} right-2`} />
        <div aria-hidden className="pb-3 [--color-ink:#1d2a22]">
          <Wordmark />
        </div>
        <dl aria-label={words.plate.caption} className="grid grid-cols-2">
          <div className={CELL}>
            <dt className={NAME}>{words.plate.model}</dt>
            <dd className={VALUE}>{PLATE.model}</dd>
          </div>
          <div className={CELL}>
            <dt className={NAME}>{words.plate.year}</dt>
            <dd className={VALUE}>{PLATE.year}</dd>
          </div>
          <div className="rounded-[2px] bg-[#fffdf8] px-2 py-1.5 ring-3 ring-[#b23a22] forced-colors:outline-3">
            <dt className={NAME}>{words.serial}</dt>
            <dd className={VALUE}>{PLATE.serial}</dd>
          </div>
          <div className={CELL}>
            <dt className={NAME}>{words.plate.mass}</dt>
            <dd className={VALUE}>{PLATE.mass}</dd>
          </div>
        </dl>
      </div>
      <figcaption className="mt-3 text-[0.9375rem] text-muted">{words.plate.hint}</figcaption>
    </figure>
  );
}
