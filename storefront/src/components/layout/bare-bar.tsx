import { LockKeyhole } from 'lucide-react';
import { Link } from 'react-router-dom';
import * as paths from '@/config/paths';
import { messages } from '@/messages';
import { Wordmark } from './wordmark';

const layout = messages.layout;

/** The header of a payment: nothing leads away from it but the shop's mark. */
export default function BareBar() {
  return (
    <header className="border-b border-line bg-paper">
      <div className="wrap flex h-14 items-center justify-between md:h-17">
        <Link to={paths.home} className="flex h-11 items-center rounded-control">
          <Wordmark />
        </Link>
        <p className="flex items-center gap-2 font-semibold">
          <LockKeyhole aria-hidden className="size-5 text-leaf-text" />
          {layout.securePayment}
        </p>
      </div>
    </header>
  );
}
