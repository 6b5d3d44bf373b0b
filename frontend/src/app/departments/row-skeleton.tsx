import { Skeleton } from 'antd'
import styles from './panel.module.css'

/** Rows that are on their way, as tall as the rows that will take their place. */
export function RowSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.rowSkeleton}>
          <Skeleton.Button active block size="small" />
        </div>
      ))}
    </div>
  )
}
