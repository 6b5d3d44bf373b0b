import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../kit/display/use-formats'
import type { Tried } from '../plan/tried'
import type { SchedulePlan } from '../plan/types'
import { previewLines, refusalText } from './edits/preview-lines'
import styles from './preview-bar.module.css'

/** What changes would do in short sentences, or why they cannot be made. */
export function PreviewFacts({ plan, preview, refusal }: Tried & { plan: SchedulePlan }) {
  const { t, i18n } = useTranslation()
  const formats = useFormats()
  const reading = { t, language: i18n.language, formats }
  const lines = preview ? previewLines(plan, preview, reading) : []
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
