import type { ReactNode } from 'react'
import styles from './preview.module.css'

/** Lies over whatever shows a drawing, on screen and on paper, so that no one builds from it. */
export function Watermark({ text, children }: { text: string | null; children: ReactNode }) {
  return (
    <div className={styles.fill}>
      {children}
      {text ? (
        <div className={styles.watermark} role="note">
          <span>{text}</span>
        </div>
      ) : null}
    </div>
  )
}
