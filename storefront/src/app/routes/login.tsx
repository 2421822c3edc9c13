import { useLocation } from 'react-router-dom';
import { AuthSheet, OtherWay, OtherWays } from '@/features/auth/components/auth-sheet';
import { Entrance } from '@/features/auth/components/entrance';
import { GoogleButton } from '@/features/auth/components/google-button';
import { LoginForm } from '@/features/auth/components/login-form';
import { returnLocation } from '@/features/auth/lib/return-location';
import { useSession } from '@/lib/session/session-store';
import { messages } from '@/messages';

const auth = messages.auth;

/** `/login` */
export default function Login() {
  const { isCutOff } = useSession();
  const wasSentHere = returnLocation(useLocation().state) !== '/';
  const reason = isCutOff ? auth.loginAgainReason : auth.loginReason;
  return (
    <Entrance>
      <AuthSheet
        title={auth.loginTitle}
        lead={wasSentHere ? reason : auth.loginLead}
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
