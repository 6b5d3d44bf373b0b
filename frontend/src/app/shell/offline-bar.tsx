import { DisconnectOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { useIsOnline, useIsWorkKept } from '../../providers/online'
import styles from './offline-bar.module.css'

/** Says so while this machine has no network, before anything that is saved fails. */
export function OfflineBar() {
  const { t } = useTranslation()
  const isOnline = useIsOnline()
  const isKept = useIsWorkKept()
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.bar}>
          <DisconnectOutlined aria-hidden /> {t(isKept ? 'common.offlineKept' : 'common.offline')}
        </p>
      )}
    </div>
  )
}
