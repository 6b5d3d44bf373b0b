import { useTranslation } from 'react-i18next'
import './waiting.css'

/** A spinner with words, announced to screen readers. */
export function Waiting({ text, full = false }: { text: string; full?: boolean }) {
  return (
    <div className={full ? 'waiting waiting-full' : 'waiting'} role="status">
      <span className="spinner" aria-hidden="true" />
      <span>{text}</span>
    </div>
  )
}

export function LoadingPage() {
  const { t } = useTranslation()
  return <Waiting text={t('shell.loadingPage')} />
}
