import { useState } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { pictureSizes } from '@/lib/pictures/picture-sizes';
import { messages } from '@/messages';

const SIZE = 'size-36 sm:size-44';

/** The photo of a person, or their initials while there is none to be had. */
export function ProfilePhoto({ name, image }: { name: string; image: string | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!image || image === broken) return <Avatar name={name} className={`text-5xl ${SIZE}`} />;
  return (
    <img
      src={image}
      srcSet={pictureSizes(image)}
      sizes="11rem"
      alt={messages.profile.photoOf(name)}
      width={176}
      height={176}
      onError={() => setBroken(image)}
      className={`shrink-0 rounded-card bg-panel object-cover ${SIZE}`}
    />
  );
}
