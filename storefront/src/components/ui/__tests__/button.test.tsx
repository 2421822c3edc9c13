import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button';

describe('Button', () => {
  it('can be pressed', async () => {
    const press = jest.fn();
    render(<Button onClick={press}>Pay</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('shows that it is pending, keeps the focus and cannot be pressed again', async () => {
    const press = jest.fn();
    const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button type="submit" pending pendingLabel="Paying…" onClick={press}>
          Pay
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Paying…' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
  });
});
