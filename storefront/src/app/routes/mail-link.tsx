import { useSearchParams } from 'react-router-dom';
import { AuthSheet } from '@/features/auth/components/auth-sheet';
import { DeadLink, MailLinkOutcome } from '@/features/auth/components/mail-link';
import { readMailLink } from '@/features/auth/lib/mail-link';
import { messages } from '@/messages';

const { links } = messages.auth;

/** `/auth/action`: the target of the links in the identity provider's emails. */
export default function MailLinkPage() {
  const [query] = useSearchParams();
  const link = readMailLink(query);
  return (
    <AuthSheet
      title={links[link?.mode ?? 'broken'].title}
      picture="/pictures/products/reversible-plough.svg"
    >
      <div aria-live="polite">
        {link ? <MailLinkOutcome key={link.code} link={link} /> : <DeadLink />}
      </div>
    </AuthSheet>
  );
}
