import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { today } from '../../../kit/inputs/today'

const DAY = 86_400_000
const SOON = 7

/** When a tender closes in the firm's zone, and how many days are left while it is open. */
export function Closing({ tender }: { tender: Schema<'Tender'> }) {
  const { t } = useTranslation()
  const { closingOn, closingTime, status } = tender
  const days = Math.round((Date.parse(closingOn) - Date.parse(today())) / DAY)
  const text =
    days < 0 ? t('engineering.tenders.closed') : t('engineering.tenders.days_left', { days })
  return (
    <span>
      <DateText value={closingOn} /> {closingTime ? <Ltr>{closingTime}</Ltr> : null}{' '}
      {status === 'open' ? <Tag color={days <= SOON ? 'red' : 'blue'}>{text}</Tag> : null}
    </span>
  )
}
