import { useTranslation } from 'react-i18next'
import { MixedText } from '../../../kit/display/mixed-text'
import { nameIn } from '../../../kit/display/name-in'
import { RecordSelect } from '../../../kit/inputs/record-select'
import type { Choice } from './draft'
import { TIMESHEETS } from './timesheet'

interface ChoiceCellProps {
  kind: 'project' | 'task'
  value: Choice | null
  /** The project whose tasks are offered. */
  projectId?: number
  /** Number of the row, for its accessible name. */
  row: number
  disabled: boolean
  onChange: (value: Choice | null) => void
}

function useChoiceText() {
  const { i18n } = useTranslation()
  return ({ code, name, nameAr }: Choice) =>
    name ? `${code} · ${nameIn(i18n.language, name, nameAr)}` : code
}

/** The project or task of a row: chosen while it may be changed, else named. */
export function ChoiceCell({ kind, value, projectId, row, disabled, onChange }: ChoiceCellProps) {
  const { t } = useTranslation()
  const textOf = useChoiceText()
  const label = t(`${TIMESHEETS}.${kind}_of_row`, { row: row + 1 })
  if (disabled)
    return value ? <MixedText>{textOf(value)}</MixedText> : t(`${TIMESHEETS}.no_${kind}`)
  if (kind === 'task' && !projectId) return null
  return (
    <RecordSelect
      aria-label={label}
      lookup={kind === 'project' ? 'timesheets/projects' : `timesheets/projects/${projectId}/tasks`}
      placeholder={t(`${TIMESHEETS}.no_${kind}`)}
      value={value?.id ?? null}
      selected={value ? { id: value.id, label: textOf(value) } : null}
      onChange={(id, option) => onChange(id === null ? null : (option as unknown as Choice))}
    />
  )
}
