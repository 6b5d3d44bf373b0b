import { useTranslation } from 'react-i18next'
import { PlainSelect } from '../../../kit/inputs/plain-select'

const PATH = 'finance.recurring_payments'
const UNITS = ['month', 'week']

interface RecurrenceProps {
  /** Without it, what is counted in. */
  every?: number
  unit: string
}

/** How often something is paid, in words. */
export function Recurrence({ every, unit }: RecurrenceProps) {
  const { t } = useTranslation()
  return t(every === undefined ? `${PATH}.unit.${unit}` : `${PATH}.each.${unit}`, { count: every })
}

interface UnitSelectProps {
  id?: string
  value?: string
  onChange?: (unit: string) => void
}

export function UnitSelect(props: UnitSelectProps) {
  const { t } = useTranslation()
  const options = UNITS.map((value) => ({ value, label: t(`${PATH}.unit.${value}`) }))
  return <PlainSelect {...props} options={options} />
}
