import { Button, Dropdown } from 'antd'
import { ClockCircleOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import type { PortalNotification } from '../../api/types'
import styles from './notification-item.module.css'
import { useSnooze } from './use-notifications'

const CHOICES = ['hour', 'tomorrow', 'day'] as const

/** Puts a notification off for a while, or brings it back. */
export function SnoozeMenu({ item }: { item: PortalNotification }) {
  const { t } = useTranslation()
  const { snooze, wake } = useSnooze()
  const label = t(
    item.snoozedUntil ? 'notifications.snooze.change' : 'notifications.snooze.label',
    {
      title: item.title,
    }
  )
  const isPutOff = item.snoozedUntil !== null && new Date(item.snoozedUntil) > new Date()
  const items = [
    ...CHOICES.map((key) => ({ key, label: t(`notifications.snooze.${key}`) })),
    ...(isPutOff ? [{ key: 'wake', label: t('notifications.snooze.wake') }] : []),
  ]
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items,
        onClick: ({ key }) => {
          if (key === 'wake') wake.mutate(item.id)
          else snooze.mutate({ id: item.id, until: key as (typeof CHOICES)[number] })
        },
      }}
    >
      <Button
        type="text"
        size="small"
        className={styles.snooze}
        aria-label={label}
        icon={<ClockCircleOutlined />}
      />
    </Dropdown>
  )
}
