import { HolderOutlined } from '@ant-design/icons'
import { useDraggable } from '@dnd-kit/core'
import { useTranslation } from 'react-i18next'
import { SCHEDULES } from '../schedule'
import styles from './grid.module.css'

/** Takes a task to another place of the outline by the pointer; the keyboard has Alt and arrows. */
export function DragHandle({ id, number }: { id: number; number: number }) {
  const { t } = useTranslation()
  const { listeners, setNodeRef } = useDraggable({ id })
  return (
    <button
      {...listeners}
      ref={setNodeRef}
      type="button"
      tabIndex={-1}
      className={styles.handle}
      aria-label={t(`${SCHEDULES}.drag_row`, { number })}
    >
      <HolderOutlined />
    </button>
  )
}
