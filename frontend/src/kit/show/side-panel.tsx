import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './record.module.css'

interface WithSidePanelProps {
  /** Related records and approval; nothing leaves the whole width to the record. */
  aside: ReactNode
  children: ReactNode
}

/** A record beside what belongs to it; on a narrow screen that follows below. */
export function WithSidePanel({ aside, children }: WithSidePanelProps) {
  const { t } = useTranslation()
  if (!aside) return <>{children}</>
  return (
    <div className={styles.columns}>
      <div>{children}</div>
      <aside aria-label={t('kit.show.related')}>{aside}</aside>
    </div>
  )
}
