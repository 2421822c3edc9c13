import { messages } from '@/messages';
import { code39 } from '../lib/code-39';

/** The empty space on either side that a scanner needs, in narrow elements. */
const QUIET_ZONE = 10;

/** A number as a Code 39 barcode, as wide and high as its class says. */
export function Barcode({ number, className }: { number: number; className: string }) {
  const { bars, width } = code39(number);
  return (
    <svg
      role="img"
      aria-label={messages.deskOrder.barcode(number)}
      viewBox={`${-QUIET_ZONE} 0 ${width + 2 * QUIET_ZONE} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={bars.map((bar) => `M${bar.x} 0h${bar.width}v1h-${bar.width}z`).join('')} />
    </svg>
  );
}
