import { QueryError } from '@/components/ui/error-state';
import { PageTitle } from '@/components/ui/page-title';
import { ProfileScreen, ProfileSkeleton } from '@/features/profile/components/profile-screen';
import { useProfile } from '@/features/profile/api/profile';
import { useSession } from '@/lib/session/session-store';
import { messages } from '@/messages';

/** `/dashboard` */
export default function MyProfile() {
  const { user } = useSession();
  const query = useProfile(user?.email ?? '');
  const { data, error } = query;
  return (
    <>
      <PageTitle title={messages.dashboard.myProfile} />
      {data && user && <ProfileScreen user={user} profile={data} />}
      {!data && !error && <ProfileSkeleton />}
      {!data && Boolean(error) && <QueryError title={messages.profile.errorTitle} query={query} />}
    </>
  );
}
