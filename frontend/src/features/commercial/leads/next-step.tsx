import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { MixedText } from '../../../kit/display/mixed-text'
import { today } from '../../../kit/inputs/today'
import { isOverdue, LEADS, type Lead } from './lead'

/** What has to be done next and by when; a day that has passed is marked. */
export function NextStep({ lead }: { lead: Lead }) {
  const { t } = useTranslation()
  const { nextStep, nextStepOn } = lead
  if (!nextStep && !nextStepOn) return null
  return (
    <span>
      <MixedText>{nextStep}</MixedText>
      {nextStep && nextStepOn ? ' · ' : null}
      {nextStepOn ? <DateText value={nextStepOn} /> : null}
      {isOverdue(lead, today()) ? (
        <>
          {' '}
          <Tag color="red" style={{ marginInlineEnd: 0 }}>
            {t(`${LEADS}.overdue`)}
          </Tag>
        </>
      ) : null}
    </span>
  )
}
