import type { ReactElement } from 'react';

/** Names the country of an order by its code. The engine's component loads a picture from another company. */
const CountryFlag = ({ countryCode }: { countryCode?: string }): ReactElement => (
  <span className="inter-small-regular text-grey-50">{countryCode?.toUpperCase()}</span>
);

export default CountryFlag;
