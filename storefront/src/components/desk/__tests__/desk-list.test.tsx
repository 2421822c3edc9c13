import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { deskHref, deskPageHref, deskPageOf } from '@/lib/desk-address';
import { DeskPaging } from '../paging';
import { DeskSearch } from '../search-field';
import { DeskTabs } from '../tabs';

/** A list with everything that its address keeps. */
function List({ total = 45 }: { total?: number }) {
  const [query] = useSearchParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const tab = query.get('stock') ?? 'all';
  return (
    <>
      <DeskTabs
        label="Products by stock"
        tabs={[
          { label: 'All', to: deskHref(query, { stock: undefined }), count: 1234 },
          { label: 'Low stock', to: deskHref(query, { stock: 'low' }), count: undefined },
        ].map((each) => ({ ...each, isCurrent: (tab === 'low') === (each.label !== 'All') }))}
      />
      <DeskSearch
        label="Search products"
        hint="Name or part number"
        value={query.get('q') ?? ''}
        onSearch={(q) => void navigate(deskHref(query, { q }))}
      />
      <DeskPaging
        page={deskPageOf(query)}
        size={20}
        total={total}
        hrefOf={(page) => deskPageHref(query, page)}
      />
      <button onClick={() => void navigate(-1)}>Back</button>
      <p data-testid="address">{search}</p>
    </>
  );
}

function open(address: string, total?: number) {
  render(
    <MemoryRouter initialEntries={[address]} useTransitions={false}>
      <List total={total} />
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
    await user.clear(field);
    await user.type(field, 'tine{Enter}');
    expect(address).toHaveTextContent('?q=tine');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(field).toHaveValue('belt');
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

  it('have no range without entries', () => {
    open('/?page=9', 0);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
