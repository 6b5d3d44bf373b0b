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
import { relativeTime } from '../../providers/dates'
import { colorOf, iconOf, type IconName } from './notification-rules'
import './notifications.css'

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
  return (
    <button
      type="button"
      className="notification"
      data-unread={!item.isRead}
      data-color={colorOf(item.priority)}
      onClick={() => onOpen(item)}
    >
      <span className="notification-icon" data-icon={icon} aria-hidden="true">
        {ICONS[icon]}
      </span>
      <span className="notification-text">
        <span className="notification-title">
          <bdi>{item.title}</bdi>
        </span>
        <span className="notification-message">
          <bdi>{item.message}</bdi>
        </span>
        <time className="notification-time" dateTime={item.createdAt}>
          {relativeTime(item.createdAt)}
        </time>
      </span>
      {!item.isRead && (
        <span className="notification-dot">
          <span className="visually-hidden">{t('notifications.unread')}</span>
        </span>
      )}
    </button>
  )
}
