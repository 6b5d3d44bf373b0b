import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { LoginFrame } from '../login/login-frame'
import { useSignOut } from '../user-menu/use-sign-out'
import { PasswordChangeForm } from './password-change-form'

/** All that is open to someone whose password was set by another person: choosing their own, or leaving. */
export default function PasswordDuePage() {
  const { t } = useTranslation()
  const signOut = useSignOut()
  return (
    <LoginFrame title={t('account.password.dueTitle')}>
      <p>{t('account.password.dueLead')}</p>
      <PasswordChangeForm />
      <Button type="link" onClick={() => void signOut()}>
        {t('shell.logout')}
      </Button>
    </LoginFrame>
  )
}
