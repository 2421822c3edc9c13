import type { Shop as Face, shopPromises } from '@harrow/contract';
import type { ReactNode } from 'react';
import { Table } from './elements';
import { light, STYLES, textIn } from './style';
import type { LetterWords } from './words/letter-words';

/** The details of the maker in the foot of a mail. */
type MailedMaker = {
  address: string;
  shipsFrom: string;
  phone: { shown: string; dialed: string };
  hours: string;
};

/** The shop as a mail names it. */
export type Shop = {
  name: string;
  /** The words of the mail's language. */
  words: LetterWords;
  /** The storefront's address in that language, for links. */
  origin: string;
  /** The color of buttons and rules, if the shop has its own. */
  color: NonNullable<Face['colors']>['button'] | null;
  /** Whether the shop has a mark of its own, in place of the built-in one. */
  hasMark: boolean;
  /** Null in a shop that has not said who its maker is. */
  maker: MailedMaker | null;
  promises: ReturnType<typeof shopPromises>;
  /** The values that the shop's own words can name. */
  places: Readonly<Record<string, string>>;
  /** Of the moments that mails name. */
  timeZone: string;
};

const TINES = [1, 0, 1, 0, 1];

/** The shop's mark, drawn with table cells, because mail programs block pictures. */
const Mark = () => (
  <table
    role="presentation"
    cellPadding={0}
    cellSpacing={0}
    border={0}
    align="left"
    className="t-red"
    style={{ margin: '3px 11px 0 0', borderTop: `4px solid ${light.red}` }}
  >
    <tbody>
      <tr>
        {TINES.map((isTine, index) => (
          <td
            key={index}
            width={isTine ? 4 : 5}
            height={13}
            className={isTine ? 'b-red' : undefined}
            style={{
              width: isTine ? 4 : 5,
              height: 13,
              lineHeight: '1px',
              fontSize: 1,
              ...(isTine && { backgroundColor: light.red }),
            }}
          >
            &nbsp;
          </td>
        ))}
      </tr>
    </tbody>
  </table>
);

const small = textIn('muted', { fontSize: 13, lineHeight: '20px' });

/** The foot with the ways to ask a question. */
const Foot = ({ maker, words: { foot } }: Pick<Shop, 'maker' | 'words'>) => (
  <>
    {maker && <p {...small}>{maker.address}</p>}
    <p {...small}>
      {maker?.phone.shown ? foot.questionOrCall : foot.question}
      {maker?.phone.shown && (
        <a href={`tel:${maker.phone.dialed}`} {...small}>
          {maker.phone.shown}
        </a>
      )}
      {maker?.phone.shown && (maker.hours ? `, ${maker.hours}.` : '.')}
    </p>
  </>
);

/** Spaces after the preview; otherwise mail programs append the beginning of the mail. */
const PREVIEW_END = '\u00a0\u200c'.repeat(60);

const Card = ({ title, children }: { title: string; children: ReactNode }) => (
  <td
    className="b-card l-line t-red pad"
    style={{
      backgroundColor: light.card,
      border: `1px solid ${light.line}`,
      borderTop: `4px solid ${light.red}`,
      borderRadius: 12,
      padding: '30px 36px 36px',
    }}
  >
    <h1
      {...textIn('ink', {
        fontSize: 31,
        lineHeight: '35px',
        fontWeight: 800,
        letterSpacing: '-0.02em',
        wordBreak: 'break-word',
      })}
      className="c-ink title"
    >
      {title}
    </h1>
    {children}
  </td>
);

const Head = ({ title }: { title: string }) => (
  <head>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="color-scheme" content="light dark" />
    <meta name="supported-color-schemes" content="light dark" />
    {/* phones make links of dates and numbers otherwise */}
    <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
    <title>{title}</title>
    <style dangerouslySetInnerHTML={{ __html: STYLES }} />
  </head>
);

export type LetterProps = {
  shop: Shop;
  /** The preview that mail programs show after the subject. */
  preview: string;
  title: string;
  children: ReactNode;
};

/** A whole mail: the shop's mark, a title, the text, and the maker's address. */
export const Letter = ({ shop, preview, title, children }: LetterProps) => (
  <html lang={shop.words.locale} dir="ltr">
    <Head title={title} />
    <body className="b-paper" style={{ margin: 0, padding: 0, backgroundColor: light.paper }}>
      <div data-text="skip" style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>
        {preview}
        {PREVIEW_END}
      </div>
      <Table className="b-paper" style={{ backgroundColor: light.paper }}>
        <tr>
          <td align="center" style={{ padding: '24px 12px 40px' }}>
            <Table style={{ maxWidth: 600, margin: '0 auto' }}>
              <tr>
                <td className="pad" style={{ padding: '0 36px 18px' }} data-text="skip">
                  {!shop.hasMark && <Mark />}
                  <span
                    {...textIn('ink', {
                      fontSize: 20,
                      fontWeight: 800,
                      textTransform: 'uppercase',
                      letterSpacing: '-0.02em',
                    })}
                  >
                    {shop.name}
                  </span>
                </td>
              </tr>
              <tr>
                <Card title={title}>{children}</Card>
              </tr>
              <tr>
                <td className="pad" style={{ padding: '20px 36px 0' }}>
                  <Foot {...shop} />
                </td>
              </tr>
            </Table>
          </td>
        </tr>
      </Table>
    </body>
  </html>
);
