import { initials } from '@/lib/person/initials';
import { paintOf, type Paint } from '@/lib/person/paint-of';

const PAINT: Record<Paint, string> = {
  red: 'bg-red text-on-red',
  leaf: 'bg-leaf text-on-leaf',
  wheat: 'bg-wheat text-on-wheat',
  sand: 'bg-sand text-on-drawing',
  sage: 'bg-sage text-on-drawing',
};

interface AvatarProps {
  name: string;
  /** Its size, and that of the letters. */
  className?: string;
}

/** A person without a picture: their initials on a paint of their own. */
export function Avatar({ name, className = 'size-11' }: AvatarProps) {
  return (
    <span
      aria-hidden
      className={`figure grid shrink-0 place-items-center rounded-control ${PAINT[paintOf(name)]} ${className}`}
    >
      {initials(name)}
    </span>
  );
}
