import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Providers } from '@/app/providers';
import { Router } from '@/app/router';

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output data-testid="address">{`${pathname}${search}${hash}`}</output>;
}

/** Opens the shop at an address, as its router shows it, with a cache of its own. */
export function renderShop(address: string) {
  const user = userEvent.setup();
  const view = render(
    <Providers>
      <MemoryRouter initialEntries={[address]} useTransitions={false}>
        <Router />
        <Address />
      </MemoryRouter>
    </Providers>,
  );
  const currentAddress = () => view.getByTestId('address').textContent;
  return { user, currentAddress, ...view };
}
