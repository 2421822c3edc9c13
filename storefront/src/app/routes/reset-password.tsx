import * as paths from '@/config/paths';
import { AuthLink, AuthLinks, AuthSheet } from '@/features/auth/components/auth-sheet';
import { ResetForm } from '@/features/auth/components/reset-form';
import { messages } from '@/messages';

const auth = messages.auth;

/** `/resetpass` */
export default function ResetPassword() {
  return (
    <AuthSheet
      title={auth.resetTitle}
      lead={auth.resetLead}
      picture="/pictures/products/spring-tine.svg"
    >
      <ResetForm />
      <AuthLinks>
        <AuthLink question={auth.backToLoginQuestion} to={paths.login} label={auth.toLogin} />
      </AuthLinks>
    </AuthSheet>
  );
}
