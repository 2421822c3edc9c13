import { useParams } from 'react-router-dom';
import * as deskPaths from '@/config/desk-paths';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { QueryError } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/loading';
import { PageTitle } from '@/components/ui/page-title';
import { useCustomer } from '@/features/manage-orders/api/customers';
import { CustomerScreen } from '@/features/manage-orders/components/customer-screen';
import { toApiError } from '@/lib/http/api-error';
import { messages } from '@/messages';

const words = messages.customers;

/** `/dashboard/customers/:id` */
export default function CustomerPage() {
  const { id = '' } = useParams();
  const query = useCustomer(id);
  const { data, error } = query;
  if (data) return <CustomerScreen key={id} customer={data} />;
  return (
    <>
      <PageTitle title={words.pageTitle} />
      {!error && <Skeleton className="h-64 w-full" />}
      {Boolean(error) &&
        (toApiError(error).status === 404 ? (
          <EmptyState
            title={words.goneTitle}
            text={words.goneText}
            action={
              <ButtonLink to={deskPaths.customers} variant="ghost">
                {words.showAll}
              </ButtonLink>
            }
          />
        ) : (
          <QueryError title={words.errorOne} query={query} />
        ))}
    </>
  );
}
