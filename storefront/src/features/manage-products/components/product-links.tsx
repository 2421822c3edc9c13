import type { WrittenProduct } from '@harrow/contract';
import { Boxes, Copy, Eye, Tractor, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DeskSection } from '@/components/desk/section';
import * as deskPaths from '@/config/desk-paths';
import * as paths from '@/config/paths';
import { messages } from '@/messages';
import { useDuplicate } from '../hooks/use-duplicate';

const words = messages.productForm;

interface ProductLinksProps {
  product: WrittenProduct;
  /** Whether something is typed that a copy would not have. */
  isChanged: boolean;
}

const LINE = 'flex min-h-11 w-full items-center gap-3 py-1 text-left underline underline-offset-4';

/** Leads to the other pages about a product, and to a copy of it. */
export function ProductLinks({ product, isChanged }: ProductLinksProps) {
  const { _id, handle, draft } = product;
  const { run, pending } = useDuplicate(product);
  return (
    <DeskSection title={words.elsewhere}>
      <ul className="grid *:border-b *:border-line">
        {!draft && (
          <>
            <ElsewhereLink to={paths.product(handle)} icon={Eye} label={words.see} />
            <ElsewhereLink
              to={deskPaths.machineSettings(handle)}
              icon={Tractor}
              label={words.machine}
            />
          </>
        )}
        <ElsewhereLink to={deskPaths.productStock(_id)} icon={Boxes} label={words.stock} />
        <li>
          <button
            type="button"
            aria-disabled={isChanged || pending}
            aria-describedby="duplicate-later"
            onClick={isChanged ? undefined : () => void run()}
            className={`${LINE} hover:text-red-text aria-disabled:text-muted aria-disabled:no-underline`}
          >
            <Copy aria-hidden className="size-4.5 shrink-0" />
            {pending ? words.duplicating : words.duplicate}
          </button>
          <p id="duplicate-later" className="pb-2 text-sm text-muted empty:hidden">
            {isChanged && words.duplicateLater}
          </p>
        </li>
      </ul>
    </DeskSection>
  );
}

interface ElsewhereLinkProps {
  to: string;
  icon: LucideIcon;
  label: string;
}

const ElsewhereLink = ({ to, icon: Icon, label }: ElsewhereLinkProps) => (
  <li>
    <Link to={to} className={`${LINE} hover:text-red-text`}>
      <Icon aria-hidden className="size-4.5 shrink-0" />
      {label}
    </Link>
  </li>
);
