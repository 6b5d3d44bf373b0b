import { Button, type ButtonProps } from 'antd'
import { useTranslation } from 'react-i18next'
import { useMarkAllRead } from './use-notifications'

interface MarkAllButtonProps extends Pick<ButtonProps, 'type' | 'size'> {
  unread: number
}

/** Marks everything read; there only while something is unread. */
export function MarkAllButton({ unread, ...look }: MarkAllButtonProps) {
  const { t } = useTranslation()
  const { mutate, isPending } = useMarkAllRead()
  if (unread === 0) return null
  return (
    <Button {...look} disabled={isPending} onClick={() => mutate()}>
      {t('notifications.markAllRead')}
    </Button>
  )
}
