import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './load-note.module.css'

/** Said in place of the list when it could not be loaded. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <p className={styles.note} role="alert">
      {t('notifications.failed')}{' '}
      <Button type="link" size="small" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </p>
  )
}

export function Note({ text }: { text: string }) {
  return <p className={styles.note}>{text}</p>
}
