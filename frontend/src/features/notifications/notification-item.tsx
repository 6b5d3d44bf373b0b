import {
  CheckCircleOutlined,
  CloseCircleOutlined,
  FormOutlined,
  NotificationOutlined,
  TeamOutlined,
} from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PortalNotification } from '../../api/types'
import { InstantText } from '../../kit/display/date-text'
import { MixedText } from '../../kit/display/mixed-text'
import { relativeTime } from '../../providers/dates'
import { colorOf, iconOf, type IconName } from './notification-rules'
import { MessageParts } from './message-parts'
import { SnoozeButton } from './snooze-button'
import styles from './notification-item.module.css'

const ICONS: Record<IconName, ReactNode> = {
  people: <TeamOutlined />,
  cross: <CloseCircleOutlined />,
  check: <CheckCircleOutlined />,
  memo: <FormOutlined />,
  megaphone: <NotificationOutlined />,
}

interface NotificationItemProps {
  item: PortalNotification
  onOpen: (item: PortalNotification) => void
}

export function NotificationItem({ item, onOpen }: NotificationItemProps) {
  const { t } = useTranslation()
  const icon = iconOf(item.type)
  const isPutOff = !!item.snoozedUntil && new Date(item.snoozedUntil) > new Date()
  return (
    <div className={styles.row}>
      <button
        type="button"
        className={styles.item}
        data-unread={!item.isRead}
        data-color={colorOf(item.priority)}
        onClick={() => onOpen(item)}
      >
        <span className={styles.icon} data-icon={icon} aria-hidden="true">
          {ICONS[icon]}
        </span>
        <span className={styles.text}>
          <span className={styles.title}>
            <MixedText>{item.title}</MixedText>
          </span>
          <span className={styles.message}>
            <MessageParts text={item.message} />
          </span>
          <Times item={item} isPutOff={isPutOff} />
        </span>
        {!item.isRead && (
          <span className={styles.dot}>
            <span className="visually-hidden">{t('notifications.unread')}</span>
          </span>
        )}
      </button>
      {(!item.isRead || isPutOff) && <SnoozeButton item={item} isPutOff={isPutOff} />}
    </div>
  )
}

/** When it came, and until when it is put off. */
function Times({ item, isPutOff }: { item: PortalNotification; isPutOff: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <time className={styles.time} dateTime={item.createdAt}>
        {relativeTime(item.createdAt)}
      </time>
      {isPutOff && (
        <span className={styles.time}>
          {t('notifications.snooze.until')} <InstantText value={item.snoozedUntil!} />
        </span>
      )}
    </>
  )
}
