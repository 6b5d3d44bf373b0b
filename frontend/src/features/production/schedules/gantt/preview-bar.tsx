import { Button, Space } from 'antd'
import { useTranslation } from 'react-i18next'
import type { SchedulePlan } from '../plan/types'
import type { Edits } from './edits/use-edits'
import styles from './preview-bar.module.css'
import { PreviewFacts } from './preview-facts'
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
      <PreviewFacts plan={plan} preview={trial?.preview ?? null} refusal={refusal} />
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
