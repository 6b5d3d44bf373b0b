import { useState } from 'react'
import { DownOutlined, TeamOutlined, NotificationOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import type { PortalNotification } from '../../api/types'
import { groupItems, isGroup, type ItemGroup } from './group-items'
import { NotificationItem } from './notification-item'
import styles from './notification-item.module.css'
import { useOpenNotification, useUnread } from './use-notifications'

interface NotificationListProps {
  items: PortalNotification[]
  /** Once one has been opened. */
  onOpened?: () => void
}

/** Notifications with many unread ones of a type as one line that opens to its rows. */
export function NotificationList({ items, onOpened }: NotificationListProps) {
  const open = useOpenNotification(onOpened)
  const show = (item: PortalNotification) => void open(item)
  return groupItems(items).map((entry) =>
    isGroup(entry) ? (
      <GroupRow key={entry.type} group={entry} onOpen={show} />
    ) : (
      <NotificationItem key={entry.id} item={entry} onOpen={show} />
    )
  )
}

interface GroupRowProps {
  group: ItemGroup
  onOpen: (item: PortalNotification) => void
}

function GroupRow({ group, onOpen }: GroupRowProps) {
  const [isOpen, setOpen] = useState(false)
  const title = useGroupTitle(group)
  const isApproval = group.kind === 'approval_requests'
  return (
    <div className={styles.group} data-open={isOpen}>
      <button
        type="button"
        className={styles.item}
        data-unread="true"
        data-color={isApproval ? 'orange' : 'blue'}
        aria-expanded={isOpen}
        onClick={() => setOpen((was) => !was)}
      >
        <span
          className={styles.icon}
          data-icon={isApproval ? 'people' : 'megaphone'}
          aria-hidden="true"
        >
          {isApproval ? <TeamOutlined /> : <NotificationOutlined />}
        </span>
        <span className={styles.text}>
          <span className={styles.title}>{title}</span>
        </span>
        <DownOutlined className={styles.arrow} aria-hidden />
      </button>
      {isOpen &&
        group.items.map((item) => <NotificationItem key={item.id} item={item} onOpen={onOpen} />)}
    </div>
  )
}

/** All of them are counted, also those that are not on this page of the list. */
function useGroupTitle({ type, kind, items }: ItemGroup): string {
  const { t, i18n } = useTranslation()
  const { groups } = useUnread()
  const known = groups.find((one) => one.type === type)?.count ?? 0
  const count = Math.max(known, items.length)
  const words = `notifications.groups.${type}`
  if (i18n.exists(words, { count })) return t(words, { count })
  const what = t(`notifications.kinds.${kind}.title`, { defaultValue: items[0]!.title })
  return t('notifications.group', { what, count })
}
