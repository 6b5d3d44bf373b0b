import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../display/progress-bar'
import { isNothing, NONE } from '../display/none'
import styles from './record.module.css'

export interface SummaryFact {
  /** Field name; the label is `<resource>.fields.<name>` unless `label` says otherwise. */
  name: string
  label?: ReactNode
  value: ReactNode
  /** One line below the value, for example "in 5 days". */
  hint?: ReactNode
}

interface RecordSummaryProps {
  resource: string
  /** About five: what someone opens the record for. */
  facts: SummaryFact[]
  progress?: { label: string; percent: number }
  /** What happens next and who has to act. */
  next?: ReactNode
}

/** The head of a record: the facts that matter, large, with progress and the next step. */
export function RecordSummary({ resource, facts, progress, next }: RecordSummaryProps) {
  const { t } = useTranslation()
  return (
    <section className={styles.summary} aria-label={t('kit.show.summary')}>
      <dl>
        {facts.map(({ name, label, value, hint }) => (
          <div key={name}>
            <dt>{label ?? t(`${resource}.fields.${name}`)}</dt>
            <dd>{isNothing(value) ? NONE : value}</dd>
            {hint ? <dd className={styles.hint}>{hint}</dd> : null}
          </div>
        ))}
        {progress ? (
          <div className={styles.progress}>
            <dt>{progress.label}</dt>
            <dd>
              <ProgressBar percent={progress.percent} aria-label={progress.label} />
            </dd>
          </div>
        ) : null}
      </dl>
      {next ? <div className={styles.next}>{next}</div> : null}
    </section>
  )
}
