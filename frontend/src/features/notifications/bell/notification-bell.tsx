import { useState } from 'react'
import { Badge, Button } from 'antd'
import { BellOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { HeaderPopover } from '../../../kit/header-popover'
import { badgeText } from '../notification-rules'
import styles from './notification-bell.module.css'
import { useLiveUnread, useUnreadSound } from '../use-notifications'
import { NotificationDropdown } from './notification-dropdown'

/** The bell in the header with the unread count and its dropdown. */
export function NotificationBell() {
  const { t, i18n } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const state = useLiveUnread()
  const unread = state.count
  useUnreadSound(state)
  // Beside the bell, not over it; antd does not mirror an offset.
  const outwards = i18n.dir() === 'rtl' ? -6 : 6
  return (
    <HeaderPopover
      open={isOpen}
      onOpenChange={setOpen}
      content={
        <NotificationDropdown isOpen={isOpen} unread={unread} onClose={() => setOpen(false)} />
      }
    >
      <Button
        type="text"
        className={unread > 9 ? styles.wide : undefined}
        aria-label={
          unread > 0 ? t('notifications.bellUnread', { count: unread }) : t('notifications.title')
        }
        aria-expanded={isOpen}
        icon={
          <Badge count={badgeText(unread)} size="small" offset={[unread > 9 ? outwards : 0, 2]}>
            <BellOutlined style={{ fontSize: 18 }} />
          </Badge>
        }
      />
    </HeaderPopover>
  )
}
