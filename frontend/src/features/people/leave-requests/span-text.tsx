import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { LEAVE_REQUESTS, type LeaveRequestRow } from './leave-request'

type Span = Pick<LeaveRequestRow, 'fromOn' | 'toOn' | 'startsHalf' | 'endsHalf'>

/** From when to when, with the half days at its ends. */
export function SpanText({ span: { fromOn, toOn, startsHalf, endsHalf } }: { span: Span }) {
  const { t } = useTranslation()
  const half = (is: boolean, key: string) => (is ? ` (${t(`${LEAVE_REQUESTS}.${key}`)})` : '')
  return (
    <span>
      <DateText value={fromOn} />
      {half(startsHalf, 'from_noon')}
      {toOn === fromOn ? null : (
        <>
          {' – '}
          <DateText value={toOn} />
        </>
      )}
      {half(endsHalf, 'until_noon')}
    </span>
  )
}
