import type { Shop } from '@harrow/contract';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Location, MemoryRouter, useLocation } from 'react-router-dom';
import { Providers } from '@/app/providers';
import { Router } from '@/app/router';
import { createQueryClient } from '@/lib/query-client';
import { shopQuery } from '@/lib/shop';
import { shopFace } from './shop-face';

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output data-testid="address">{`${pathname}${search}${hash}`}</output>;
}

/** Renders the shop's router at an address, with a new query cache in which the face of the shop is known. */
export function renderShop(address: string | Partial<Location>, face: Shop = shopFace) {
  const user = userEvent.setup();
  const client = createQueryClient();
  // the page of a test is one that the server has rendered
  client.setQueryData(shopQuery.queryKey, face);
  const view = render(
    <Providers client={client}>
      <MemoryRouter initialEntries={[address]} useTransitions={false}>
        <Router />
        <Address />
      </MemoryRouter>
    </Providers>,
  );
  const currentAddress = () => view.getByTestId('address').textContent;
  return { user, currentAddress, ...view };
}
