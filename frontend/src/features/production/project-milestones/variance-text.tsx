import { Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { NONE } from '../../../kit/display/none'
import { useFormats } from '../../../kit/display/use-formats'
import { MILESTONES } from './project-milestones'

/** Calendar days after the contract day, or before it. */
export function VarianceText({ days }: { days: number | null }) {
  const { t } = useTranslation()
  if (days === null) return NONE
  if (days === 0) return t(`${MILESTONES}.on_day`)
  const key = days > 0 ? 'days_late' : 'days_early'
  return (
    <Typography.Text type={days > 0 ? 'danger' : 'success'} style={{ whiteSpace: 'nowrap' }}>
      {t(`${MILESTONES}.${key}`, { count: Math.abs(days) })}
    </Typography.Text>
  )
}

/** Working days until the contract day, below zero when it is missed. */
export function FloatText({ days }: { days: number | null }) {
  const { t } = useTranslation()
  const formats = useFormats()
  if (days === null) return NONE
  const text = t(`${MILESTONES}.working_days`, {
    // the sign stays before its number in Arabic
    days: `\u200e${formats.number(days, { min: 0, max: 1 })}`,
    count: Math.round(Math.abs(days)),
  })
  return (
    <Typography.Text type={days < 0 ? 'danger' : undefined} style={{ whiteSpace: 'nowrap' }}>
      {text}
    </Typography.Text>
  )
}
