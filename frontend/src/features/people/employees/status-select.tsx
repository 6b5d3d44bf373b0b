import { useTranslation } from 'react-i18next'
import { PlainSelect } from '../../../kit/inputs/plain-select'

const STATUSES = ['active', 'on_leave', 'suspended']

interface StatusSelectProps {
  id?: string
  value?: string
  onChange?: (value: string) => void
}

/** Of who works here; leaving the firm is a step of its own. */
export function StatusSelect(props: StatusSelectProps) {
  const { t } = useTranslation()
  return (
    <PlainSelect
      {...props}
      options={STATUSES.map((value) => ({ value, label: t(`people.employees.status.${value}`) }))}
    />
  )
}
