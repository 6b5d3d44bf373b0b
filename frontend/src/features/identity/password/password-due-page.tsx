import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useCurrentUserQuery } from '../../../providers/current-user'
import { LoginFrame } from '../login/login-frame'
import { useSignOut } from '../user-menu/use-sign-out'
import { PasswordChangeForm } from './password-change-form'

/** All that is open to someone whose password was set by another person, or is too old: choosing another, or leaving. */
export default function PasswordDuePage() {
  const { t } = useTranslation()
  const signOut = useSignOut()
  const { data: user } = useCurrentUserQuery()
  return (
    <LoginFrame title={t('account.password.dueTitle')}>
      <p>{t(`account.password.${user?.passwordAged ? 'agedLead' : 'dueLead'}`)}</p>
      <PasswordChangeForm />
      <Button type="link" onClick={() => void signOut()}>
        {t('shell.logout')}
      </Button>
    </LoginFrame>
  )
}
