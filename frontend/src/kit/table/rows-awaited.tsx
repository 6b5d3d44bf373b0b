import styles from './rows-awaited.module.css'

/**
 * Stands for rows still on their way: lines that the style sheet draws. A table of placeholders costs as
 * much to draw as the rows themselves, which then come later for it.
 */
export function RowsAwaited() {
  return <div className={styles.awaited} aria-busy data-loading />
}
