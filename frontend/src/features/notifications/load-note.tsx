import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import './notifications.css'

/** Said in place of the list when it could not be loaded. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <p className="notification-note" role="alert">
      {t('notifications.failed')}{' '}
      <Button type="link" size="small" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </p>
  )
}

export function Note({ text }: { text: string }) {
  return <p className="notification-note">{text}</p>
}
