import { useLocation } from 'react-router-dom';
import { AuthSheet, OtherWay } from '@/features/auth/components/auth-sheet';
import { LoginForm } from '@/features/auth/components/login-form';
import { returnLocation } from '@/features/auth/lib/return-location';
import { messages } from '@/messages';

const auth = messages.auth;

/** `/login` */
export default function Login() {
  const wasSentHere = returnLocation(useLocation().state) !== '/';
  return (
    <AuthSheet
      title={auth.loginTitle}
      lead={wasSentHere ? auth.loginReason : auth.loginLead}
      picture="/pictures/products/row-crop-tractor.svg"
    >
      <LoginForm />
      <OtherWay question={auth.toSignupQuestion} to="/signup" label={auth.toSignup} />
    </AuthSheet>
  );
}
