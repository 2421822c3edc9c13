import { ErrorState } from '@/components/ui/error-state';
import { PageTitle } from '@/components/ui/page-title';
import { ProfileScreen, ProfileSkeleton } from '@/features/profile/components/profile-screen';
import { useProfile } from '@/features/profile/api/profile';
import { describeError } from '@/lib/http/api-error';
import { useSession } from '@/lib/session/session-store';
import { messages } from '@/messages';

/** `/dashboard` */
export default function MyProfile() {
  const { user } = useSession();
  const { data, error, refetch, isFetching } = useProfile(user?.email ?? '');
  return (
    <>
      <PageTitle title={messages.dashboard.myProfile} />
      {data && user && <ProfileScreen user={user} profile={data} />}
      {!data && !error && <ProfileSkeleton />}
      {!data && Boolean(error) && (
        <ErrorState
          title={messages.profile.errorTitle}
          message={describeError(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </>
  );
}
