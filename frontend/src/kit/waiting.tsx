import { useTranslation } from 'react-i18next'
import styles from './waiting.module.css'

/** A spinner with words, announced to screen readers. */
export function Waiting({ text, full = false }: { text: string; full?: boolean }) {
  return (
    <div
      className={full ? `${styles.waiting} ${styles.full}` : styles.waiting}
      data-waiting
      role="status"
    >
      <span className={styles.spinner} aria-hidden="true" />
      <span>{text}</span>
    </div>
  )
}

export function LoadingPage() {
  const { t } = useTranslation()
  return <Waiting text={t('shell.loadingPage')} />
}
