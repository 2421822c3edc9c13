import { TriangleAlert } from 'lucide-react';
import * as paths from '@/config/paths';
import { messages } from '@/messages';
import { Readings } from './serial-answer';
import { SerialField } from './serial-field';

const words = messages.partsBook;

export interface RefusedSerialProps {
  /** The path of the page, without the number. */
  path: string;
  serial: string;
  suggestions: readonly string[];
  /** A number of this machine. */
  example: string | null;
}

/** Says that a serial number is not one of the machine; the page shows what is for all numbers. */
export default function RefusedSerialNotice({
  path,
  serial,
  suggestions,
  example,
}: RefusedSerialProps) {
  return (
    <div
      role="alert"
      className="mb-6 grid gap-3 rounded-card border border-edge bg-card p-4 sm:p-6"
    >
      <p className="flex gap-2.5 font-semibold">
        <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-red-text" />
        <span>
          {words.refusedTitle(serial)}{' '}
          {example !== null && (
            <span className="font-normal text-muted">{words.refusedNext(example)}</span>
          )}
        </span>
      </p>
      {suggestions.length > 0 && (
        <div className="flex flex-wrap gap-3">
          <Readings
            suggestions={suggestions}
            hrefOf={(reading) => paths.forSerial(path, reading)}
          />
        </div>
      )}
      <div className="max-w-lg">
        <SerialField action={path} button={words.check} serial={serial} isSmall />
      </div>
    </div>
  );
}
