import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useCurrentUserQuery } from '../../../providers/current-user'
import { LoginFrame } from '../login/login-frame'
import { useSignOut } from '../user-menu/use-sign-out'
import { SetUp } from './set-up'

/** All that is open to someone whose role needs a second step that they have not set up. */
export default function TwoStepDuePage() {
  const { t } = useTranslation()
  const signOut = useSignOut()
  const { refetch } = useCurrentUserQuery()
  return (
    <LoginFrame title={t('account.twoStep.title')}>
      <p>{t('account.twoStep.dueLead')}</p>
      <SetUp onDone={() => void refetch()} />
      <Button type="link" onClick={() => void signOut()}>
        {t('shell.logout')}
      </Button>
    </LoginFrame>
  )
}
