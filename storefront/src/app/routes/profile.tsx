import { ErrorState } from '@/components/ui/error-state';
import { PageTitle } from '@/components/ui/page-title';
import { ProfileScreen } from '@/features/profile/components/profile-screen';
import { ProfileSkeleton } from '@/features/profile/components/profile-skeleton';
import { useProfile } from '@/features/profile/hooks/use-profile';
import { describeError } from '@/lib/http/describe-error';
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
