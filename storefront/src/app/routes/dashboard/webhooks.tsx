import { PageTitle } from '@/components/ui/page-title';
import { WebhookList } from '@/features/webhooks/components/webhook-list';
import { messages } from '@/messages';

/** `/dashboard/webhooks` */
export default function Webhooks() {
  return (
    <>
      <PageTitle title={messages.dashboard.webhooks} lead={messages.webhooks.lead} />
      <WebhookList />
    </>
  );
}
