import { Button, Progress } from 'antd'
import { useTranslation } from 'react-i18next'
import type { PendingUndo } from './undo-store'
import styles from './toast.module.css'

/** The changes that wait, each with its countdown. */
export default function UndoItems({ pending }: { pending: PendingUndo[] }) {
  const { t } = useTranslation()
  return (
    <div className={`${styles.undoBar} no-print`} role="status">
      {pending.map((item) => (
        <div key={item.key} className={styles.undoItem}>
          <Progress
            type="circle"
            size={28}
            percent={(item.secondsLeft / item.totalSeconds) * 100}
            format={() => item.secondsLeft}
            aria-hidden
          />
          <span>{item.message}</span>
          <Button size="small" type="link" onClick={item.undo}>
            {t('common.undo')}
          </Button>
        </div>
      ))}
    </div>
  )
}
