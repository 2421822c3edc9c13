import { Suspense, useState } from 'react';
import type { Profile } from '@harrow/contract';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/loading';
import type { SessionUser } from '@/lib/session/session-store';
import { loadable } from '@/lib/loadable';
import { messages } from '@/messages';
import { ProfileCard } from './profile-card';
import { YourData } from './your-data';

const words = messages.profile;

const ProfileDialog = loadable(() => import('./profile-dialog'));

/** A profile with a button to update it, and an invitation if it is empty. */
export function ProfileScreen({ user, profile }: { user: SessionUser; profile: Profile }) {
  const [isOpen, setOpen] = useState(false);
  // The dialog stays mounted once it was opened, so that closing it does not lose the input.
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
      <YourData email={user.email} />
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

const DETAILS = ['profession', 'state', 'city', 'country', 'email', 'phone'];

/** A placeholder for a profile. */
export function ProfileSkeleton() {
  return (
    <div role="status" className="overflow-hidden rounded-card border border-line bg-card">
      <span className="sr-only">{messages.profile.loading}</span>
      <div className="flex flex-wrap items-center gap-6 border-b border-line bg-panel p-6 sm:flex-nowrap sm:p-8">
        <Skeleton className="size-36 sm:size-44" />
        <div className="grid gap-5">
          <Skeleton className="h-9 w-52" />
          <Skeleton className="h-12 w-40" />
        </div>
      </div>
      <div className="grid px-6 sm:grid-cols-2 sm:gap-x-10 sm:px-8">
        {DETAILS.map((detail) => (
          <div key={detail} className="border-b border-line py-4">
            <Skeleton className="h-6 w-4/5" />
          </div>
        ))}
      </div>
      <div className="p-6 sm:p-8">
        <Skeleton className="h-17 w-48" />
      </div>
    </div>
  );
}
