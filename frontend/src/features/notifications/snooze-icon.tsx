import { Button, type ButtonProps } from 'antd'
import { ClockCircleOutlined } from '@ant-design/icons'
import styles from './notification-item.module.css'

/** The clock beside a notification. */
export function SnoozeIcon({ label, ...button }: { label: string } & ButtonProps) {
  return (
    <Button
      {...button}
      type="text"
      size="small"
      className={styles.snooze}
      aria-label={label}
      aria-haspopup="menu"
      icon={<ClockCircleOutlined />}
    />
  )
}
