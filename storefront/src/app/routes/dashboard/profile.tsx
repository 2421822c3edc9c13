import { Suspense } from 'react';
import { QueryError } from '@/components/ui/error-state';
import { PageTitle } from '@/components/ui/page-title';
import { ProfileScreen, ProfileSkeleton } from '@/features/profile/components/profile-screen';
import { useProfile } from '@/features/profile/api/profile';
import { loadable } from '@/lib/loadable';
import { useSession } from '@/lib/session/session-store';
import { messages } from '@/messages';

const SecondFactorSection = loadable(async () => ({
  default: (await import('@/features/auth/components/second-factor')).SecondFactorSection,
}));

/** `/dashboard` */
export default function MyProfile() {
  const { user, role } = useSession();
  const query = useProfile(user?.email ?? '');
  const { data, error } = query;
  return (
    <>
      <PageTitle title={messages.dashboard.myProfile} />
      {data && user && <ProfileScreen user={user} profile={data} />}
      {data && role === 'admin' && (
        <Suspense>
          <SecondFactorSection />
        </Suspense>
      )}
      {!data && !error && <ProfileSkeleton />}
      {!data && Boolean(error) && <QueryError title={messages.profile.errorTitle} query={query} />}
    </>
  );
}
