import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showError, showSuccess } from '@/components/ui/toast';
import { messages } from '@/messages';
import { promoteUser } from '../api/promote-user';
import { promotionFailure } from '../lib/promotion-failure';

/** Makes an admin of a user, says how it went and reads the users again. */
export function usePromoteUser() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: promoteUser,
    onSuccess: () => showSuccess(messages.users.promoted),
    onError: (error) => showError(promotionFailure(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['users'] }),
  });
}
