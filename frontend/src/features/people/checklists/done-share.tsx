import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../../../kit/display/progress-bar'
import { CHECKLISTS, type ChecklistRow } from './checklist'

/** How many of the items are done. */
export function DoneShare({ itemCount, doneCount }: Pick<ChecklistRow, 'itemCount' | 'doneCount'>) {
  const { t } = useTranslation()
  const label = t(`${CHECKLISTS}.done_of`, { count: doneCount, of: itemCount })
  return (
    <ProgressBar
      size="small"
      percent={itemCount ? (100 * doneCount) / itemCount : 100}
      format={() => label}
      aria-label={label}
    />
  )
}
