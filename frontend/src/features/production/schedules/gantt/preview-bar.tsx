import { Button, Space } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../kit/display/use-formats'
import type { SchedulePlan } from '../plan/types'
import { previewLines, refusalText } from './edits/preview-lines'
import type { Edits } from './edits/use-edits'
import styles from './preview-bar.module.css'
import { GANTT } from './texts'

interface PreviewBarProps {
  plan: SchedulePlan
  edits: Edits
  onApply: () => void
}

/** What the changes that wait would do, with the choice to apply them; or why they cannot be made. */
export function PreviewBar({ plan, edits, onApply }: PreviewBarProps) {
  const { t } = useTranslation()
  const { trial, refusal, isApplying, cancel } = edits
  if (!trial && !refusal) return null
  return (
    <section
      aria-label={t(`${GANTT}.preview.title`)}
      className={refusal ? `${styles.bar} ${styles.refused}` : styles.bar}
    >
      <PreviewFacts plan={plan} edits={edits} />
      <Space>
        <Button onClick={cancel}>{t(trial ? 'common.cancel' : 'common.close')}</Button>
        {trial ? (
          <Button type="primary" loading={isApplying} onClick={onApply}>
            {t(`${GANTT}.preview.apply`)}
          </Button>
        ) : null}
      </Space>
    </section>
  )
}

function PreviewFacts({ plan, edits: { trial, refusal } }: Omit<PreviewBarProps, 'onApply'>) {
  const { t, i18n } = useTranslation()
  const formats = useFormats()
  const reading = { t, language: i18n.language, formats }
  const lines = trial ? previewLines(plan, trial.preview, reading) : []
  return (
    <div role="status" className={styles.facts}>
      {refusal ? <p className={styles.bad}>{refusalText(plan, refusal, reading)}</p> : null}
      <ul>
        {lines.map(({ text, tone }) => (
          <li key={text} className={tone ? styles[tone] : undefined}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
