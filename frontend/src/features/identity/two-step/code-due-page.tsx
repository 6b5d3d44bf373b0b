import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { LoginFrame } from '../login/login-frame'
import { useSignOut } from '../user-menu/use-sign-out'
import { CodeForm } from './code-form'

/** All that is open to someone who has entered the password and not the code yet. */
export default function CodeDuePage() {
  const { t } = useTranslation()
  const signOut = useSignOut()
  return (
    <LoginFrame title={t('account.twoStep.codeTitle')}>
      <CodeForm />
      <Button type="link" onClick={() => void signOut()}>
        {t('account.twoStep.otherAccount')}
      </Button>
    </LoginFrame>
  )
}
