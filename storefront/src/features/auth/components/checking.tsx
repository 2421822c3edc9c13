import { Spinner } from '@/components/ui/spinner';
import { messages } from '@/messages';

/** While it is not known who is there. As tall as a page, so that the footer stays where it is. */
export function Checking() {
  return (
    <div className="grid min-h-[80vh] place-items-center">
      <Spinner label={messages.session.checking} />
    </div>
  );
}
