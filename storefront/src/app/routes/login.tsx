import { useLocation } from 'react-router-dom';
import * as paths from '@/config/paths';
import { AuthLink, AuthLinks, AuthSheet } from '@/features/auth/components/auth-sheet';
import { GuestOnly } from '@/features/auth/components/guest-only';
import { GoogleButton } from '@/features/auth/components/google-button';
import { LoginForm } from '@/features/auth/components/login-form';
import { loginReason, returnLocation } from '@/features/auth/lib/return-location';
import { messages } from '@/messages';

const auth = messages.auth;

/** Returns the reason for the login if another page redirected here. */
function leadOf(state: unknown): string {
  const reason = loginReason(state);
  if (!reason) return returnLocation(state) === paths.home ? auth.loginLead : auth.loginReason;
  const { endedBy, kept } = reason;
  return auth.endedBy[endedBy](kept ? auth.keptTyped : '');
}

/** `/login` */
export default function Login() {
  const state: unknown = useLocation().state;
  return (
    <GuestOnly>
      <AuthSheet
        title={auth.loginTitle}
        lead={leadOf(state)}
        picture="/pictures/products/row-crop-tractor.svg"
      >
        <LoginForm />
        <GoogleButton />
        <AuthLinks>
          <AuthLink question={auth.toResetQuestion} to={paths.resetPassword} label={auth.toReset} />
          <AuthLink question={auth.toSignupQuestion} to={paths.signup} label={auth.toSignup} />
        </AuthLinks>
      </AuthSheet>
    </GuestOnly>
  );
}
