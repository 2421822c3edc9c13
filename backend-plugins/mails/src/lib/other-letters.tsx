import { Button, type Item, Items, Note, Paragraph } from './elements';
import { Letter, type Shop } from './letter';
import type { Written } from './order-letters';
import { todayPage } from './pages';

/** A problem for staff, and the suggested action. */
type Concern = { message: string; action: string };

/** Maximum number of problems in the digest; the page lists all. */
export const MAX_CONCERNS = 20;

/** The daily mail to staff. `concerns` has at least one. */
export function digest({ shop, concerns }: { shop: Shop; concerns: Concern[] }): Written {
  const isMore = concerns.length > MAX_CONCERNS;
  const items: Item[] = concerns
    .slice(0, MAX_CONCERNS)
    .map(({ message, action }) => ({ name: message, details: action }));
  const number = isMore ? `More than ${MAX_CONCERNS}` : String(concerns.length);
  const title = `${number} ${concerns.length === 1 ? 'thing needs' : 'things need'} you`;
  return {
    subject: `${shop.name}: ${title}`,
    body: (
      <Letter shop={shop} title={title} preview={concerns[0]?.message ?? ''}>
        <Paragraph>The shop could not go on by itself. Each of these waits for a person.</Paragraph>
        <Items items={items} />
        <Button href={todayPage(shop.origin)}>Open Today</Button>
        <Note>You get this mail once a day, and only while something waits.</Note>
      </Letter>
    ),
  };
}
