import { avatarColor, initials, type AvatarColor } from '@/lib/avatar';

const COLORS: Record<AvatarColor, string> = {
  red: 'bg-red text-on-red',
  leaf: 'bg-leaf text-on-leaf',
  wheat: 'bg-wheat text-on-wheat',
  sand: 'bg-sand text-on-drawing',
  sage: 'bg-sage text-on-drawing',
};

interface AvatarProps {
  name: string;
  /** Sets the size of the avatar and of the letters. */
  className?: string;
}

/** The initials of a user without a picture, on a color derived from the name. */
export function Avatar({ name, className = 'size-11' }: AvatarProps) {
  return (
    <span
      aria-hidden
      className={`figure grid shrink-0 place-items-center rounded-control ${COLORS[avatarColor(name)]} ${className}`}
    >
      {initials(name)}
    </span>
  );
}
