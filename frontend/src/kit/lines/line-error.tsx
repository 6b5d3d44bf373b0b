import styles from './lines.module.css'

/** What is wrong with a cell, below it. */
export function LineError({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <span role="alert" className={styles.error}>
      {text}
    </span>
  )
}
