import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { DeskFoot } from '../foot';
import { DeskKeys } from '../keys';
import { DeskList } from '../list';
import { DeskSearch } from '../search-field';
import { DeskTabs } from '../tabs';
import { useDeskAddress } from '../use-desk-address';

type Query = ComponentProps<typeof DeskList<never>>['query'];

/** A list with everything that its address keeps. */
function List({ total }: { total: number | undefined }) {
  const { query, hrefOf } = useDeskAddress();
  const { search } = useLocation();
  const navigate = useNavigate();
  const isLow = query.get('stock') === 'low';
  return (
    <>
      <DeskTabs
        label="Products by stock"
        tabs={[
          { label: 'All', to: hrefOf({ stock: undefined }), count: 1234, isCurrent: !isLow },
          { label: 'Low stock', to: hrefOf({ stock: 'low' }), count: undefined, isCurrent: isLow },
        ]}
      />
      <DeskSearch label="Search products" hint="Name or part number" />
      <DeskFoot size={20} total={total}>
        <DeskKeys keys={[{ keys: ['1', '2'], name: 'All, Low stock' }]} />
      </DeskFoot>
      <button onClick={() => void navigate(-1)}>Back</button>
      <p data-testid="address">{search}</p>
    </>
  );
}

function open(address: string, total: number | null = 45) {
  render(
    <MemoryRouter initialEntries={[address]} useTransitions={false}>
      <List total={total ?? undefined} />
    </MemoryRouter>,
  );
  const field = screen.getByRole('searchbox', { name: 'Search products' });
  return { user: userEvent.setup(), field, address: screen.getByTestId('address') };
}

describe('the lists of the desk', () => {
  it('show the parts of a list with their counts, and which of them is open', async () => {
    const { user, address } = open('/?q=tine&page=2');
    expect(screen.getByRole('link', { name: 'All 1,234' })).toHaveAttribute('aria-current', 'page');
    await user.click(screen.getByRole('link', { name: 'Low stock' }));
    expect(address).toHaveTextContent('?q=tine&stock=low');
    expect(screen.getByRole('link', { name: 'All 1,234' })).not.toHaveAttribute('aria-current');
  });

  it('search on Enter, and keep the other filters', async () => {
    const { user, field, address } = open('/?stock=low&page=2');
    await user.type(field, ' tine {Enter}');
    expect(address).toHaveTextContent('?stock=low&q=tine');
    expect(field).toHaveValue(' tine ');
  });

  it('search once typing pauses', async () => {
    const { user, field } = open('/');
    await user.type(field, 'tine');
    expect(await screen.findByText('?q=tine')).toBeInTheDocument();
  });

  it('show the words of the address after Back', async () => {
    const { user, field, address } = open('/?q=belt');
    await user.click(screen.getByRole('link', { name: 'Low stock' }));
    await user.type(field, 's{Enter}');
    expect(address).toHaveTextContent('?q=belts&stock=low');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(field).toHaveValue('belt');
  });

  it('keep one entry of the history for a search, however often its typing pauses', async () => {
    const { user, field, address } = open('/');
    await user.type(field, 'ti');
    expect(await screen.findByText('?q=ti')).toBeInTheDocument();
    await user.type(field, 'ne');
    expect(await screen.findByText('?q=tine')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(address).toBeEmptyDOMElement();
    expect(field).toHaveValue('');
  });

  it('search again for words that were left by Back', async () => {
    const { user, field, address } = open('/');
    await user.type(field, 'tine{Enter}');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.type(field, 'tine');
    expect(await screen.findByText('?q=tine')).toBeInTheDocument();
    expect(address).toHaveTextContent('?q=tine');
  });

  it('open their tabs by number, but not while a field has the focus', async () => {
    const { user, field, address } = open('/');
    await user.type(field, '2');
    expect(field).toHaveValue('2');
    await user.clear(field);
    await user.click(document.body);
    await user.keyboard('2');
    expect(address).toHaveTextContent('?stock=low');
  });

  it('turn their pages by N and P, and stop at the ends', async () => {
    const { user, address } = open('/?q=tine');
    await user.keyboard('pnnnn');
    expect(address).toHaveTextContent('?q=tine&page=3');
    await user.keyboard('p');
    expect(address).toHaveTextContent('?q=tine&page=2');
    await user.keyboard('?');
    expect(await screen.findByText('Next page', { selector: 'dd' })).toBeInTheDocument();
  });

  it('keep the words of a search on Escape, which leaves the field', async () => {
    const { user, field } = open('/');
    await user.type(field, 'tine');
    const isKept = !fireEvent.keyDown(field, { key: 'Escape' });
    expect(isKept).toBe(true);
    expect(field).toHaveValue('tine');
    expect(field).not.toHaveFocus();
  });

  it('announce the range of the page, and link to the others', async () => {
    const { user, address } = open('/?q=tine');
    expect(screen.getByRole('status')).toHaveTextContent('1–20 of 45');
    await user.click(screen.getByRole('link', { name: 'Page 3' }));
    expect(screen.getByRole('status')).toHaveTextContent('41–45 of 45');
    expect(address).toHaveTextContent('?q=tine&page=3');
  });

  it('lead to the last page from an address beyond it', () => {
    const { address } = open('/?page=9');
    expect(address).toHaveTextContent('?page=3');
    expect(screen.getByRole('status')).toHaveTextContent('41–45 of 45');
  });

  it('have neither a range nor pages while their length is not known', () => {
    const { address } = open('/?page=9', null);
    expect(address).toHaveTextContent('?page=9');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });

  it.each([
    ['do not say that they are empty on a page beyond their last one', 40, false],
    ['say that they are empty without entries', 0, true],
  ])('%s', (_claim, total, isEmpty) => {
    const words = { search: 'Search', searchHint: '', loading: 'Loading', errorTitle: 'Failed' };
    const query = { data: { rows: [], total }, isPreviousData: false } as unknown as Query;
    render(
      <MemoryRouter initialEntries={['/?page=9']} useTransitions={false}>
        <DeskList words={words} query={query} size={20} empty="There are none yet.">
          {() => <table aria-label="Products" />}
        </DeskList>
      </MemoryRouter>,
    );
    expect(screen.queryByText('There are none yet.') !== null).toBe(isEmpty);
    expect(screen.queryByRole('table') !== null).toBe(!isEmpty);
  });

  it('have no range without entries', () => {
    open('/?page=9', 0);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
