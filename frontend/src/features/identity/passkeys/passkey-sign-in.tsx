import { useState } from 'react'
import { Button } from 'antd'
import { KeyOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { passkeyLogin } from '../../../providers/passkey-login'
import { useBranding } from '../../../providers/branding'
import { knowsPasskeys } from './passkey'

/** Signs in with a passkey of this device, where there can be one. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn?: () => void }) {
  const { t } = useTranslation()
  const { passkeys } = useBranding()
  const [isBusy, setBusy] = useState(false)
  if (!passkeys || !knowsPasskeys()) return null
  const signIn = async () => {
    setBusy(true)
    const user = await passkeyLogin()
    setBusy(false)
    if (user) onSignedIn?.()
  }
  return (
    <Button
      block
      size="large"
      icon={<KeyOutlined />}
      loading={isBusy}
      style={{ marginBlockStart: 12 }}
      onClick={() => void signIn()}
    >
      {t('auth.usePasskey')}
    </Button>
  )
}
