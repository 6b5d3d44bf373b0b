import { useTranslation } from 'react-i18next'
import styles from './gantt.module.css'
import { GANTT } from './texts'

const ENTRIES = [
  'task',
  'critical',
  'summary',
  'milestone',
  'slack',
  'deadline',
  'pinned',
  'material',
  'today',
  'data_date',
] as const

/** What the colours and signs of the chart mean. */
export function Legend({ hasBaseline }: { hasBaseline: boolean }) {
  const { t } = useTranslation()
  const entries = hasBaseline ? [...ENTRIES, 'baseline' as const] : ENTRIES
  return (
    <ul className={styles.legend} aria-label={t(`${GANTT}.legend.title`)}>
      {entries.map((name) => (
        <li key={name}>
          <span className={`${styles.sign} ${styles[`sign_${name}`]}`} aria-hidden="true" />
          {t(`${GANTT}.legend.${name}`)}
        </li>
      ))}
    </ul>
  )
}
