import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followMailLink, type MailLink } from '../lib/mail-link';
import { watchSession } from '../lib/start-session';

/**
 * Follows the link once, however often its page is rendered or come back to: the code works only
 * once, and the second time would look like a failure.
 */
export function useMailLink(link: MailLink) {
  useEffect(watchSession, []);
  return useQuery({
    queryKey: ['mail-link', link],
    queryFn: () => followMailLink(link),
    retry: false,
    staleTime: Infinity,
    cacheTime: Infinity,
  });
}
