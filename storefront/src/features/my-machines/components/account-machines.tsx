import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ownMachinesKey } from '@/lib/own-machines/own-machines';
import { moveToAccount } from '../api/move-to-account';

/** Moves the machines of this device to the account that has logged in; shows nothing. */
export default function AccountMachines({ email }: { email: string }) {
  const queryClient = useQueryClient();
  useEffect(() => {
    const end = new AbortController();
    const move = async () => {
      try {
        const moved = await moveToAccount(end.signal);
        if (moved > 0) await queryClient.invalidateQueries({ queryKey: ownMachinesKey });
      } catch (error) {
        console.warn('The machines of this device could not be kept on the account yet.', error);
      }
    };
    const again = () => void move();
    again();
    window.addEventListener('online', again);
    return () => {
      end.abort();
      window.removeEventListener('online', again);
    };
  }, [email, queryClient]);
  return null;
}
