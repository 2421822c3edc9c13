import type { ReactNode } from 'react';
import type { Profile } from '@harrow/contract';
import { Avatar } from '@/components/ui/avatar';
import { Picture } from '@/components/ui/picture';
import { UserText } from '@/components/ui/user-text';
import type { SessionUser } from '@/lib/session/session-store';
import { messages } from '@/messages';
import { SocialLinks } from './social-links';

const words = messages.profile;

interface ProfileCardProps {
  user: SessionUser;
  profile: Profile;
  /** The button that opens the form. */
  action: ReactNode;
}

/** The profile of a user. */
export function ProfileCard({ user, profile, action }: ProfileCardProps) {
  const { profession, address, phone, image } = profile;
  const details = [
    [words.profession, profession],
    [words.state, address?.state],
    [words.city, address?.city],
    [words.country, address?.country],
    [words.email, user.email],
    [words.phone, phone],
  ] as const;
  return (
    <article className="overflow-hidden rounded-card border border-line bg-card">
      <header className="flex flex-wrap items-center gap-6 border-b border-line bg-panel p-6 sm:flex-nowrap sm:p-8">
        <ProfilePhoto name={user.name} image={image} />
        <div className="grid min-w-0 justify-items-start gap-5">
          <UserText as="h2" className="heading max-w-full text-3xl wrap-anywhere sm:text-4xl">
            {user.name}
          </UserText>
          {action}
        </div>
      </header>
      <dl className="grid px-6 sm:grid-cols-2 sm:gap-x-10 sm:px-8">
        {details.map(([label, value]) => (
          <div
            key={label}
            className="grid grid-cols-[6rem_1fr] items-baseline gap-3 border-b border-line py-4"
          >
            <dt className="label">{label}</dt>
            <UserText
              as="dd"
              className={`min-w-0 wrap-anywhere ${value ? 'font-semibold' : 'text-muted'}`}
            >
              {value ?? words.missing}
            </UserText>
          </div>
        ))}
      </dl>
      <div className="p-6 sm:p-8">
        <SocialLinks />
      </div>
    </article>
  );
}

const SIZE = 'size-36 sm:size-44';

/** The photo of a user, or their initials if there is none or it fails to load. */
function ProfilePhoto({ name, image }: { name: string; image: string | null }) {
  const initials = <Avatar name={name} className={`text-5xl ${SIZE}`} />;
  if (!image) return initials;
  return (
    <Picture
      src={image}
      sizes="11rem"
      alt={messages.profile.photoOf(name)}
      width={176}
      height={176}
      fallback={initials}
      className={`shrink-0 rounded-card bg-panel object-cover ${SIZE}`}
    />
  );
}
