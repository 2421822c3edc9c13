import { useQueryClient } from '@tanstack/react-query';
import { showError, showSuccess } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { messages } from '@/messages';
import { promoteUser } from '../api/promote-user';
import { promotionFailure } from '../lib/promotion-failure';

/** Makes an admin of a user, says how it went and reads the users again. */
export function usePromoteUser() {
  const queryClient = useQueryClient();
  return useAction(async (email: string) => {
    try {
      await promoteUser(email);
      showSuccess(messages.users.promoted);
    } catch (error) {
      showError(promotionFailure(error));
    }
    await queryClient.invalidateQueries({ queryKey: ['users'] });
  });
}
