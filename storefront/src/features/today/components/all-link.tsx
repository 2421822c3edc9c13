import { Link } from 'react-router-dom';
import { messages } from '@/messages';

/** Leads from a part to the page with all of its rows. */
export function AllLink({ to, part }: { to: string; part: string }) {
  return (
    <Link
      to={to}
      aria-label={messages.today.allOf(part)}
      className="inline-flex min-h-6 min-w-6 items-end justify-end text-[0.8125rem] underline underline-offset-4 max-lg:-my-1.5 max-lg:min-h-11 max-lg:min-w-11 max-lg:items-center"
    >
      {messages.today.all}
    </Link>
  );
}
