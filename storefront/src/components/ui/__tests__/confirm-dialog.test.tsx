import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from '../confirm-dialog';

function Cancelling({ onConfirm, pending }: { onConfirm: () => void; pending?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Cancel Order
      </button>
      <ConfirmDialog
        title="Are you sure to delete!"
        isOpen={isOpen}
        confirmLabel="Delete"
        pending={pending}
        onConfirm={onConfirm}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}

async function openDialog(pending = false) {
  const confirm = jest.fn();
  const user = userEvent.setup();
  render(<Cancelling onConfirm={confirm} pending={pending} />);
  const opener = screen.getByRole('button', { name: 'Cancel Order' });
  await user.click(opener);
  return { confirm, user, opener };
}

const dialog = () => screen.queryByRole('dialog', { name: 'Are you sure to delete!' });

describe('ConfirmDialog', () => {
  it('asks, and calls onConfirm when confirmed', async () => {
    const { confirm, user } = await openDialog();
    expect(dialog()).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  it('only restores the focus when canceled', async () => {
    const { confirm, user, opener } = await openDialog();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(dialog()).not.toBeInTheDocument();
    expect(confirm).not.toHaveBeenCalled();
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('closes on Escape', async () => {
    const { user } = await openDialog();
    await user.keyboard('{Escape}');
    expect(dialog()).not.toBeInTheDocument();
  });

  it('stays open while the action is pending', async () => {
    const { user } = await openDialog(true);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(dialog()).toBeInTheDocument();
  });
});
