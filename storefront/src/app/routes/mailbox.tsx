import { PageTitle } from '@/components/ui/page-title';
import { MailList } from '@/features/mailbox/components/mail-list';
import { messages } from '@/messages';

/** `/mailbox`, only in the embedded shop. */
export default function Mailbox() {
  return (
    <div className="wrap max-w-3xl py-10 sm:py-16">
      <PageTitle title={messages.mailbox.title} lead={messages.mailbox.lead} />
      <MailList />
    </div>
  );
}
