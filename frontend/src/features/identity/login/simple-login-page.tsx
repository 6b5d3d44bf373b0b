import { useState } from 'react'
import { Button } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import { HttpError } from '../../../api/http-error'
import { LoginFrame } from './login-frame'
import { OtherWays } from './other-ways'
import { PasscodeForm, type PasscodeUser } from './passcode-form'
import { PasswordForm } from './password-form'
import styles from './login.module.css'

/** Names offered for the passcode sign-in; none when the setting is off. */
async function fetchPasscodeUsers(): Promise<PasscodeUser[]> {
  try {
    const { data } = await http.get<PasscodeUser[]>('/api/auth/passcode-users', {
      expects401: true,
      isProbe: true,
    })
    return Array.isArray(data) ? data : []
  } catch (error) {
    if (error instanceof HttpError && error.status >= 400 && error.status < 500) return []
    throw error
  }
}

/** Sign-in at /engineering: name and passcode where that is switched on, else the usual form. */
export default function SimpleLoginPage() {
  const { t } = useTranslation()
  const [prefersPassword, setPrefersPassword] = useState(false)
  const { data: users, isPending } = useQuery({
    queryKey: ['/api/auth/passcode-users'],
    queryFn: fetchPasscodeUsers,
  })
  const hasPasscodes = users !== undefined && users.length > 0
  if (isPending) return <LoginFrame title={t('auth.title')}>{t('shell.loading')}</LoginFrame>
  return (
    <LoginFrame title={t('auth.title')}>
      {hasPasscodes && !prefersPassword ? <PasscodeForm users={users} /> : <PasswordForm />}
      <OtherWays />
      {hasPasscodes && (
        <div className={styles.other}>
          <Button type="link" onClick={() => setPrefersPassword(!prefersPassword)}>
            {t(prefersPassword ? 'auth.usePasscode' : 'auth.usePassword')}
          </Button>
        </div>
      )}
    </LoginFrame>
  )
}
