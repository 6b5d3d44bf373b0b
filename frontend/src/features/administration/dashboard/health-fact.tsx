import type { ReactNode } from 'react'
import styles from './dashboard.module.css'

/** One thing that is watched, above how it is: all of them in columns of one width. */
export function HealthFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <span>{label}</span>
      <div>{children}</div>
    </div>
  )
}
