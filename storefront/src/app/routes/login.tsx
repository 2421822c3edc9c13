import { useLocation } from 'react-router-dom';
import { AuthSheet, OtherWay, OtherWays } from '@/features/auth/components/auth-sheet';
import { Entrance } from '@/features/auth/components/entrance';
import { GoogleButton } from '@/features/auth/components/google-button';
import { LoginForm } from '@/features/auth/components/login-form';
import { loginReason, returnLocation } from '@/features/auth/lib/return-location';
import { messages } from '@/messages';

const auth = messages.auth;

/** Why the visitor is asked to log in, where another page has sent them here. */
function leadOf(state: unknown): string {
  const reason = loginReason(state);
  if (!reason) return returnLocation(state) === '/' ? auth.loginLead : auth.loginReason;
  const { endedBy, kept } = reason;
  return auth.endedBy[endedBy](kept ? auth.keptTyped : '');
}

/** `/login` */
export default function Login() {
  const state: unknown = useLocation().state;
  return (
    <Entrance>
      <AuthSheet
        title={auth.loginTitle}
        lead={leadOf(state)}
        picture="/pictures/products/row-crop-tractor.svg"
      >
        <LoginForm />
        <GoogleButton />
        <OtherWays>
          <OtherWay question={auth.toResetQuestion} to="/resetpass" label={auth.toReset} />
          <OtherWay question={auth.toSignupQuestion} to="/signup" label={auth.toSignup} />
        </OtherWays>
      </AuthSheet>
    </Entrance>
  );
}
