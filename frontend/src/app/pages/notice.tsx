import type { ReactNode } from 'react'
import { NoticeIcon } from '../../kit/notice-icon'
import { useDocumentTitle } from '../../kit/use-document-title'
import styles from './notice.module.css'

interface NoticeProps {
  icon: ReactNode
  title: string
  text?: ReactNode
  /** Small print such as a status or a request id. */
  code?: ReactNode
  actions?: ReactNode
  full?: boolean
}

/** A page that says one thing: what happened and what to do next. */
export function Notice({ icon, title, text, code, actions, full = false }: NoticeProps) {
  useDocumentTitle(title)
  return (
    <section className={full ? `${styles.notice} ${styles.full}` : styles.notice}>
      <NoticeIcon>{icon}</NoticeIcon>
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      {code && <div className={styles.code}>{code}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}
