import type { Order } from '@harrow/contract';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import * as paths from '@/config/paths';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { QueryError } from '@/components/ui/error-state';
import { PageTitle } from '@/components/ui/page-title';
import { useDocumentTitle } from '@/components/ui/use-document-title';
import { useOrder } from '@/features/orders/api/orders';
import { toApiError } from '@/lib/http/api-error';
import { useSession } from '@/lib/session/session-store';
import { messages } from '@/messages';

const words = messages.order;

interface OrderQueryProps {
  title: string;
  skeleton: ReactNode;
  /** Renders the order; `isGone` once the server no longer knows it. */
  children: (order: Order, isGone: boolean) => ReactNode;
}

/** Reads the order in the address, and shows the reason if that fails. */
export function OrderQuery({ title, skeleton, children }: OrderQueryProps) {
  const { id = '' } = useParams();
  const { role } = useSession();
  const query = useOrder(id);
  const { data, error } = query;
  useDocumentTitle(title);
  const isGone = Boolean(error) && toApiError(error).status === 404;

  if (data) return children(data, isGone);
  if (!error) return skeleton;
  const isAdmin = role === 'admin';
  return (
    <>
      <PageTitle title={title} />
      {isGone ? (
        <EmptyState
          picture="/pictures/scenes/empty-orders.svg"
          title={words.notFoundTitle}
          text={isAdmin ? words.notFoundForStaff : words.notFoundHint}
          action={
            <ButtonLink to={isAdmin ? paths.manageOrders : paths.orders}>
              {isAdmin ? words.backToAll : words.backToOrders}
            </ButtonLink>
          }
        />
      ) : (
        <QueryError title={words.errorTitle} query={query} />
      )}
    </>
  );
}
