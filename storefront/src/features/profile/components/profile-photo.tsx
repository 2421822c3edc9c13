import { Avatar } from '@/components/ui/avatar';
import { Picture } from '@/components/ui/picture';
import { messages } from '@/messages';

const SIZE = 'size-36 sm:size-44';

/** The photo of a person, or their initials while there is none to be had. */
export function ProfilePhoto({ name, image }: { name: string; image: string | null }) {
  const initials = <Avatar name={name} className={`text-5xl ${SIZE}`} />;
  if (!image) return initials;
  return (
    <Picture
      src={image}
      sizes="11rem"
      alt={messages.profile.photoOf(name)}
      width={176}
      height={176}
      instead={initials}
      className={`shrink-0 rounded-card bg-panel object-cover ${SIZE}`}
    />
  );
}
