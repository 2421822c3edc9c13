import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { Spinner } from '@/components/ui/loading';
import { NeedsScript } from '@/components/ui/needs-script';
import { useDocumentTitle } from '@/components/ui/use-document-title';
import { useHydrated } from '@/components/ui/use-hydrated';
import * as paths from '@/config/paths';
import { useRole } from '@/features/auth/hooks/use-role';
import { ListScreen } from '@/features/list/components/list-screen';
import { loadable } from '@/lib/loadable';
import { useSession } from '@/lib/session/session-store';
import { messages } from '@/messages';

const words = messages.myList;

const ListOrder = loadable(() => import('../list-order'));

/** `/list` */
export default function ListPage() {
  const { status, error, role } = useSession();
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  useRole();
  useDocumentTitle(words.title);
  // the list is that of the account, if there is one
  if (!isHydrated || (status === 'loading' && !error)) return <Waiting />;
  const signedIn = role === 'admin' ? 'admin' : 'customer';
  return (
    <ListScreen
      buyer={status === 'signed-in' ? signedIn : 'login'}
      onLogin={() => void navigate(paths.login, { state: { from: { pathname: paths.list } } })}
      renderOrder={(ordered) => (
        <Suspense>
          <ListOrder {...ordered} />
        </Suspense>
      )}
    />
  );
}

function Waiting() {
  return (
    <div className="wrap grid min-h-[80vh] place-items-center">
      <div>
        <NeedsScript />
      </div>
      <Spinner label={words.checking} />
    </div>
  );
}
