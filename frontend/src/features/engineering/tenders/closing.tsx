import { Tag } from 'antd'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { useNow } from '../../../kit/use-now'
import { useBranding } from '../../../providers/branding'
import { countdown, type Countdown } from './countdown'

const TENDERS = 'engineering.tenders'
const SOON_DAYS = 7

/** When a tender closes in the firm's zone, and how long is left while it is open. */
export function Closing({ tender }: { tender: Schema<'Tender'> }) {
  const { closingOn, closingTime, status } = tender
  return (
    <span>
      <DateText value={closingOn} /> {closingTime ? <Ltr>{closingTime}</Ltr> : null}{' '}
      {status === 'open' ? <TimeLeft tender={tender} /> : null}
    </span>
  )
}

function TimeLeft({ tender }: { tender: Schema<'Tender'> }) {
  const { t } = useTranslation()
  const { timeZone } = useBranding()
  const left = countdown(tender, useNow(), timeZone)
  const isSoon = left.isOver || left.days === null || left.days <= SOON_DAYS
  const name = left.isOver ? 'overdue' : 'time_left'
  return (
    <Tag color={isSoon ? 'red' : 'blue'}>
      {t(`${TENDERS}.${name}`, { time: durationText(left, t) })}
    </Tag>
  )
}

function durationText({ days, hours, minutes }: Countdown, t: TFunction): string {
  const text = (unit: string, count: number) => t(`${TENDERS}.units.${unit}`, { count })
  if (days !== null) return text('days', days)
  if (!hours) return text('minutes', minutes)
  if (!minutes) return text('hours', hours)
  return t(`${TENDERS}.units.both`, {
    hours: text('hours', hours),
    minutes: text('minutes', minutes),
  })
}
