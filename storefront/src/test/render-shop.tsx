import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Location, MemoryRouter, useLocation } from 'react-router-dom';
import { Providers } from '@/app/providers';
import { Router } from '@/app/router';
import { createQueryClient } from '@/lib/query-client';

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output data-testid="address">{`${pathname}${search}${hash}`}</output>;
}

/** Renders the shop's router at an address, with a new query cache. */
export function renderShop(address: string | Partial<Location>) {
  const user = userEvent.setup();
  const view = render(
    <Providers client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]} useTransitions={false}>
        <Router />
        <Address />
      </MemoryRouter>
    </Providers>,
  );
  const currentAddress = () => view.getByTestId('address').textContent;
  return { user, currentAddress, ...view };
}
