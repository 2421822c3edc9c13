import { useLocation } from 'react-router-dom';

const SIGN_IN_PAGES = ['/login', '/signup', '/resetpass', '/auth/action'];

/**
 * Router state for a link to the login or the sign-up: the page to come back to, which is this one.
 * Between the pages for signing in it is what the first of them was given.
 */
export function useOrigin(): unknown {
  const location = useLocation();
  const { pathname, search, hash } = location;
  return SIGN_IN_PAGES.includes(pathname) ? location.state : { from: { pathname, search, hash } };
}
