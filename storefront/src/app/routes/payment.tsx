import { useParams } from 'react-router-dom';
import * as paths from '@/config/paths';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { PageTitle } from '@/components/ui/page-title';
import { useDocumentTitle } from '@/components/ui/use-document-title';
import { PaymentScreen, PaymentSkeleton } from '@/features/payments/components/payment-screen';
import { useOrder } from '@/features/payments/api/payment';
import { describeError, toApiError } from '@/lib/http/api-error';
import { messages } from '@/messages';

const payments = messages.payments;

/** `/dashboard/payment/:id` */
export default function Payment() {
  const { id = '' } = useParams();
  const { data, error, refetch, isFetching } = useOrder(id);
  useDocumentTitle(payments.title);

  const isGone = Boolean(error) && toApiError(error).status === 404;

  if (data) return <PaymentScreen key={id} order={data} hasEnded={isGone} />;
  if (!error) return <PaymentSkeleton />;
  return (
    <>
      <PageTitle title={payments.title} />
      {isGone ? (
        <EmptyState
          picture="/pictures/scenes/empty-orders.svg"
          title={payments.notFoundTitle}
          text={payments.notFoundHint}
          action={<ButtonLink to={paths.orders}>{payments.backToOrders}</ButtonLink>}
        />
      ) : (
        <ErrorState
          title={payments.errorTitle}
          message={describeError(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </>
  );
}
