import { act, render, screen } from '@testing-library/react';
import { sessionStore, useSession } from '../session-store';

function Status() {
  const { status, user } = useSession();
  return <p>{user ? `${status} as ${user.name}` : status}</p>;
}

afterEach(() => sessionStore.set({ status: 'loading' }));

describe('useSession', () => {
  it('is loading at first', () => {
    render(<Status />);
    expect(screen.getByText('loading')).toBeInTheDocument();
  });

  it('shows a change at once', () => {
    render(<Status />);
    const user = { email: 'farmer@harrow.test', name: 'Fay', isVerified: true };
    act(() => sessionStore.set({ status: 'signed-in', user }));
    expect(screen.getByText('signed-in as Fay')).toBeInTheDocument();
  });
});

describe('sessionStore', () => {
  it('ends the session with the registered handler', async () => {
    sessionStore.onSignOut(async () => sessionStore.set({ status: 'signed-out' }));
    await sessionStore.signOut();
    expect(sessionStore.get().status).toBe('signed-out');
  });
});
