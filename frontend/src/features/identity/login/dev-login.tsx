import { Button } from 'antd'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import { toast } from '../../../providers/toast/toast-store'
import styles from './login.module.css'

const RELOAD_AFTER_MS = 600

/** Sign-in without credentials; only in development builds, and refused by a production server. */
export function DevLogin() {
  const { t } = useTranslation()
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      http.post('/api/auth/dev-login', undefined, {
        expects401: true,
        headers: { 'Content-Type': 'application/json' },
      }),
    onSuccess: () => {
      toast({ title: t('auth.loginSuccess'), variant: 'success' })
      // Late enough for the toast to be seen.
      setTimeout(() => window.location.reload(), RELOAD_AFTER_MS)
    },
    onError: (error) =>
      toast({
        title: t('auth.loginFailed'),
        description: messageOf(error, t('auth.loginError')),
        variant: 'destructive',
      }),
  })
  return (
    <div className={styles.other}>
      <Button type="link" loading={isPending} onClick={() => mutate()}>
        {t('auth.devLogin')}
      </Button>
    </div>
  )
}
