import { useLocation } from 'react-router-dom';
import * as paths from '@/config/paths';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { QueryError } from '@/components/ui/error-state';
import { PageTitle } from '@/components/ui/page-title';
import { useDocumentTitle } from '@/components/ui/use-document-title';
import { useLinkedOrder } from '@/features/payments/api/linked-order';
import { LinkPayment, PaymentSkeleton } from '@/features/payments/components/payment-screen';
import { toApiError } from '@/lib/http/api-error';
import { messages } from '@/messages';

const words = messages.payments;

/** `/pay#token`, the target of the links in mails that pay an order. */
export default function Pay() {
  const token = useLocation().hash.slice(1);
  return (
    <div className="wrap pt-6 pb-12">
      <LinkedOrderQuery key={token} token={token || 'none'} />
    </div>
  );
}

function LinkedOrderQuery({ token }: { token: string }) {
  const query = useLinkedOrder(token);
  const { data, error } = query;
  useDocumentTitle(words.title);
  const { status } = error ? toApiError(error) : {};
  const isEnded = status === 404 || status === 409;
  if (data) return <LinkPayment token={token} order={data} isEnded={isEnded} />;
  if (!error) return <PaymentSkeleton />;
  return (
    <>
      <PageTitle title={words.title} />
      {isEnded ? (
        <EmptyState
          picture="/pictures/scenes/empty-orders.svg"
          title={status === 409 ? words.linkEndedTitle : words.noLinkTitle}
          text={status === 409 ? words.linkEnded : words.noLink}
          action={<ButtonLink to={paths.orders}>{words.seeOrders}</ButtonLink>}
        />
      ) : (
        <QueryError title={messages.order.errorTitle} query={query} />
      )}
    </>
  );
}
