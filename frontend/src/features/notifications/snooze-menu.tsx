import { useState } from 'react'
import { Dropdown } from 'antd'
import { useTranslation } from 'react-i18next'
import type { PortalNotification } from '../../api/types'
import { SnoozeIcon } from './snooze-icon'
import { useSnooze } from './use-notifications'

const CHOICES = ['hour', 'tomorrow', 'day'] as const

interface SnoozeMenuProps {
  item: PortalNotification
  label: string
  isPutOff: boolean
}

/** Puts a notification off for a while, or brings it back; open from the first click on. */
export default function SnoozeMenu({ item, label, isPutOff }: SnoozeMenuProps) {
  const { t } = useTranslation()
  const { snooze, wake } = useSnooze()
  const [isOpen, setOpen] = useState(true)
  const items = [
    ...CHOICES.map((key) => ({ key, label: t(`notifications.snooze.${key}`) })),
    ...(isPutOff ? [{ key: 'wake', label: t('notifications.snooze.wake') }] : []),
  ]
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      open={isOpen}
      onOpenChange={setOpen}
      menu={{
        items,
        onClick: ({ key }) => {
          if (key === 'wake') wake.mutate(item.id)
          else snooze.mutate({ id: item.id, until: key as (typeof CHOICES)[number] })
        },
      }}
    >
      <SnoozeIcon label={label} />
    </Dropdown>
  )
}
