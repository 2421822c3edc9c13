import { Navigate } from 'react-router-dom';
import { useSession } from '@/lib/session/session-store';

/** `/dashboard`: goes on to the page that this role comes for. */
export default function DashboardIndex() {
  const { role } = useSession();
  return <Navigate to={role === 'admin' ? 'manageorders' : 'myorders'} replace />;
}
