import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import * as paths from '@/config/paths';
import { createQueryClient } from '@/lib/query-client';
import { discHarrow, machineList, offer } from '@/test/machine-fixtures';
import { machinePage, machinesPage, partPage } from '../machine-pages';
import type { Answers, Content, Head } from '../page-content';
import { Providers } from '../providers';
import MachinePage from '../routes/machine';
import Machines from '../routes/machines';

interface Served {
  page: Content;
  /** The pattern of its path. */
  path: string;
  element: ReactElement;
  /** The answer of its query. */
  data: unknown;
}

/** Returns the markup of a page as the server sends it, for browsers without JavaScript. */
function sent({ page, path, element, data }: Served, query = ''): string {
  const client = createQueryClient();
  const handle = 'disc-harrow';
  const { queries = [] } = page.at({ parameters: { handle }, search: new URLSearchParams(query) });
  for (const { queryKey } of queries) client.setQueryData(queryKey, data);
  const address = `${path.replace(':handle', handle)}${query === '' ? '' : `?${query}`}`;
  const html = renderToString(
    <Providers client={client}>
      <StaticRouter location={address}>
        <Routes>
          <Route path={path} element={element} />
        </Routes>
      </StaticRouter>
    </Providers>,
  );
  client.clear();
  // the content security policy forbids these attributes
  expect(html).not.toContain('style=');
  return html;
}

/** The head of a page for an answer of the backend. */
function headOf(page: Content, data: unknown, query = '') {
  const parameters = { handle: 'disc-harrow' };
  const { head } = page.at({ parameters, search: new URLSearchParams(query) });
  return head({
    read: (() => data) as Answers['read'],
    absolute: (address) => `https://shop.example${address}`,
  }) as Head;
}

it('sends the machines, and a form for a serial number that works without scripts', () => {
  const data = machineList(['Disc harrow', 'Power harrow']);
  const served = { page: machinesPage, path: paths.machines, element: <Machines />, data };
  const html = sent(served, 'serial=H520-04117');
  expect(html).toContain('href="/machines/power-harrow?serial=H520-04117"');
  expect(html).toContain('<form method="get" action="/machines"');
});

it('sends all figures of a book', () => {
  const path = paths.machine(':handle');
  const data = discHarrow();
  const html = sent({ page: machinePage, path, element: <MachinePage />, data });
  expect(html).toContain('href="/machines/disc-harrow/20-1"');
  expect(html).toContain('Hoses and couplers');
});

it('lists the pages once, without those for a serial number', () => {
  expect(headOf(machinesPage, machineList([]))).toMatchObject({
    canonical: '/machines',
    isUnlisted: false,
  });
  expect(headOf(machinesPage, machineList([]), 'serial=H1')).toMatchObject({
    canonical: '/machines',
    isUnlisted: true,
  });
  expect(headOf(machinePage, discHarrow())).toMatchObject({
    title: 'Parts book of the Compact disc harrow H 520',
    canonical: '/machines/disc-harrow',
    isUnlisted: false,
  });
  expect(headOf(machinePage, discHarrow(), 'serial=H1')).toMatchObject({
    canonical: '/machines/disc-harrow',
    isUnlisted: true,
  });
  expect(headOf(machinePage, discHarrow({ books: [] }))).toMatchObject({ isUnlisted: true });
});

it('leads from a page beyond the last to the last', () => {
  expect(headOf(machinesPage, { count: 50 }, 'q=harrow&page=9')).toEqual({
    redirect: '/machines?q=harrow&page=2',
  });
});

it.each([
  ['its product', { offer: offer('disc') }, '/products/disc', true],
  [
    'what replaces it',
    { offer: null, replacedBy: { parts: [{ offer: offer('bearing') }] } },
    ...['/products/bearing', true],
  ],
  [
    'the search where several parts replace it together',
    { offer: null, replacedBy: { parts: [{ offer: offer('hub') }, { offer: offer('bolt') }] } },
    ...['/search?q=HR-14-231', false],
  ],
] as const)('leads from a part number to %s', (_where, part, redirect, isPermanent) => {
  expect(headOf(partPage, { part: 'HR-14-231', ...part })).toEqual({ redirect, isPermanent });
});

it.each([
  ['unknown', null],
  ['neither sold nor replaced', { part: 'HR-14-352', offer: null, replacedBy: null }],
])('leads nowhere from a part number that is %s', (_state, part) => {
  expect(headOf(partPage, part)).toBeNull();
});

it('has no page of an unknown machine', () => {
  expect(headOf(machinePage, null)).toBeNull();
});
