import { useSyncExternalStore } from 'react'
import { DisconnectOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import styles from './offline-bar.module.css'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Says so while this machine has no network, before anything that is saved fails. */
export function OfflineBar() {
  const { t } = useTranslation()
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.bar}>
          <DisconnectOutlined aria-hidden /> {t('common.offline')}
        </p>
      )}
    </div>
  )
}
