import { Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { SessionUser } from '@/lib/session/session-store';
import { loadable } from '@/lib/loadable';
import { messages } from '@/messages';
import type { Profile } from '../api/get-profile';
import { ProfileCard } from './profile-card';

const words = messages.profile;

const ProfileDialog = loadable(() => import('./profile-dialog'));

/** A profile and the way to change it; who has told nothing yet is asked to. */
export function ProfileScreen({ user, profile }: { user: SessionUser; profile: Profile }) {
  const [isOpen, setOpen] = useState(false);
  // Once opened it stays, so that closing it loses nothing.
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      {profile.address === null && (
        <div className="mb-6 grid gap-2 rounded-card bg-ground-sage p-6 sm:p-8">
          <h2 className="heading text-2xl">{words.emptyTitle}</h2>
          <p className="max-w-prose text-pretty">{words.emptyText}</p>
        </div>
      )}
      <ProfileCard
        user={user}
        profile={profile}
        action={<Button onClick={open}>{words.update}</Button>}
      />
      <Suspense>
        {wasOpened && (
          <ProfileDialog
            user={user}
            profile={profile}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
