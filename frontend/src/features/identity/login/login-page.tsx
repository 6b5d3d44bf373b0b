import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { DevLogin } from './dev-login'
import { LoginFrame } from './login-frame'
import { OtherWays } from './other-ways'
import { PasswordForm } from './password-form'
import { returnPath } from './return-path'

/**
 * The login screen. It appears in place of the requested page, so that page simply
 * opens after the sign-in; `/login?to=/path` names it instead.
 */
export default function LoginPage() {
  const { t } = useTranslation()
  const { search } = useLocation()
  const navigate = useNavigate()
  const returnToPage = () => {
    const to = returnPath(search)
    if (to) void navigate(to, { replace: true })
  }
  return (
    <LoginFrame title={t('auth.title')}>
      <PasswordForm onSignedIn={returnToPage} />
      <OtherWays onSignedIn={returnToPage} />
      {import.meta.env.DEV && <DevLogin />}
    </LoginFrame>
  )
}
