import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { LoadFailure, Note } from '../load-note'
import { MarkAllButton } from '../mark-all-button'
import { NotificationList } from '../notification-list'
import { useNewest } from '../use-notifications'
import styles from './notification-dropdown.module.css'

interface NotificationDropdownProps {
  isOpen: boolean
  unread: number
  onClose: () => void
}

export function NotificationDropdown({ isOpen, unread, onClose }: NotificationDropdownProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { data = [], isPending, isError, refetch } = useNewest(isOpen)
  const isEmpty = !isPending && !isError && data.length === 0
  const viewAll = () => {
    void navigate('/notifications')
    onClose()
  }
  return (
    <section
      id="notifications-panel"
      className={styles.dropdown}
      aria-label={t('notifications.title')}
    >
      <header className={styles.head}>
        <h2>{t('notifications.title')}</h2>
        <MarkAllButton type="link" size="small" unread={unread} />
      </header>
      <div className={styles.list}>
        {isPending && <Note text={t('notifications.loading')} />}
        {isError && <LoadFailure onRetry={() => void refetch()} />}
        {isEmpty && <Note text={t('notifications.empty')} />}
        <NotificationList items={data} onOpened={onClose} />
      </div>
      {data.length > 0 && (
        <button type="button" className={styles.all} onClick={viewAll}>
          {t('notifications.viewAll')}
        </button>
      )}
    </section>
  )
}
