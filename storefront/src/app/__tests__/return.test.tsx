import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import PageChanges from '../page-changes';

/** A list with rows that come after its heading. */
function List() {
  const [rows, setRows] = useState<string[]>([]);
  useEffect(() => {
    void Promise.resolve().then(() => setRows(['1', '2', '3']));
  }, []);
  return (
    <>
      <h1>List</h1>
      {rows.map((row) => (
        <div key={row} data-row={row}>
          <Link to="/record" data-row-name>
            Record {row}
          </Link>
        </div>
      ))}
    </>
  );
}

function Record() {
  const navigate = useNavigate();
  return (
    <>
      <h1>Record</h1>
      <button onClick={() => void navigate(-1)}>Back</button>
      <Link to="/">To the list</Link>
    </>
  );
}

function open() {
  render(
    <MemoryRouter useTransitions={false}>
      <PageChanges />
      <main>
        <Routes>
          <Route path="/" element={<List />} />
          <Route path="/record" element={<Record />} />
        </Routes>
      </main>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const hasFocus = (find: () => HTMLElement) => waitFor(() => expect(find()).toHaveFocus());
const heading = (name: string) => () => screen.getByRole('heading', { name });

describe('the focus', () => {
  it('returns on Back to the row that was opened, once the list is there again', async () => {
    const user = open();
    await user.click(await screen.findByRole('link', { name: 'Record 2' }));
    await hasFocus(heading('Record'));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await hasFocus(() => screen.getByRole('link', { name: 'Record 2' }));
  });

  it('moves to the heading of a list that is opened by a link', async () => {
    const user = open();
    await user.click(await screen.findByRole('link', { name: 'Record 2' }));
    await user.click(screen.getByRole('link', { name: 'To the list' }));
    await hasFocus(heading('List'));
    await screen.findByRole('link', { name: 'Record 2' });
    expect(heading('List')()).toHaveFocus();
  });
});
