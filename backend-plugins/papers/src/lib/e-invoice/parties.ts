import { addressLines } from '../drawing/words';
import type { Paper, Seller } from '../paper';
import { group, leaf } from './xml';

type Party = Pick<Seller, 'name' | 'address' | 'country' | 'phone' | 'email'>;

/** Lines of an address: BT-35, 36 and 162 of the seller, BT-50, 51 and 163 of the buyer; the third has the rest. */
function addressOf({ address, country }: Party): string {
  const [first = '–', second = null, rest = null] = addressLines(address, 3);
  return group(
    'ram:PostalTradeAddress',
    leaf('ram:LineOne', first),
    leaf('ram:LineTwo', second),
    leaf('ram:LineThree', rest),
    leaf('ram:CountryID', country), // BT-40, BT-55
  );
}

/** The name, or the email address where a name has no characters of XML: the standard requires one. */
const named = (element: string, { name, email }: Party) =>
  leaf(element, name) ?? leaf(element, email);

const partyOf = (name: string, party: Party, ...more: (string | null)[]): string =>
  group(
    name,
    named('ram:Name', party), // BT-27, BT-44
    group(
      'ram:DefinedTradeContact',
      named('ram:PersonName', party),
      party.phone &&
        group('ram:TelephoneUniversalCommunication', leaf('ram:CompleteNumber', party.phone)),
      group('ram:EmailURIUniversalCommunication', leaf('ram:URIID', party.email)),
    ),
    addressOf(party),
    group(
      'ram:URIUniversalCommunication',
      leaf('ram:URIID', party.email, { schemeID: 'EM' }), // BT-34, BT-49
    ),
    ...more,
  );

/** Writes seller and buyer. */
export const partiesOf = ({ seller, buyer }: Paper): string[] => [
  partyOf(
    'ram:SellerTradeParty',
    seller,
    seller.vatId &&
      group('ram:SpecifiedTaxRegistration', leaf('ram:ID', seller.vatId, { schemeID: 'VA' })), // BT-31
  ),
  partyOf('ram:BuyerTradeParty', buyer),
];
