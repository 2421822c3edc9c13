import * as paths from '@/config/paths';
import { phoneLink } from '@/lib/maker-contact';
import { useShop } from '@/lib/shop';
import { BASE } from '@/messages/en/language';
import { noScriptMessages as words } from '@/messages/en/rendering';

/** In a browser without JavaScript, says what a page needs that would be empty, and where to go on. */
export function NeedsScript() {
  const { maker } = useShop();
  const { phone } = maker;
  return (
    <noscript>
      <p className="max-w-prose text-lg text-pretty">
        {words.needed}
        {phone !== '' && (
          <>
            {' '}
            {words.call}{' '}
            <a
              href={phoneLink(maker)}
              className="font-semibold whitespace-nowrap underline underline-offset-4"
            >
              {phone}
            </a>
            .
          </>
        )}
      </p>
      <a
        href={BASE + paths.products}
        className="mt-3 inline-block py-2.5 font-semibold underline underline-offset-4"
      >
        {words.products}
      </a>
    </noscript>
  );
}
