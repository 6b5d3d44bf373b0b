import type { ReactNode } from 'react'
import styles from './notice-icon.module.css'

/** The picture of a page or part that says one thing: what happened. */
export function NoticeIcon({ children }: { children: ReactNode }) {
  return (
    <div className={styles.icon} aria-hidden="true">
      {children}
    </div>
  )
}
