import { Marked } from './marked';

interface PartNumberProps {
  /** A product without a number shows nothing. */
  children: string | null;
  className?: string;
}

/** A part number below the product name, with the search words marked. */
export function PartNumber({ children, className = '' }: PartNumberProps) {
  return children === null ? null : (
    <Marked text={children} className={`part-number ${className}`} />
  );
}
