import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { MixedText } from '../../../kit/display/mixed-text'
import { today } from '../../../kit/inputs/today'
import { LEADS } from './lead'

interface NextStepProps {
  step: string | null
  on: string | null
  /** False of what nobody works on any more: nothing of it is late. */
  isOpen: boolean
}

/** What has to be done next and by when; a day that has passed is marked. */
export function NextStep({ step, on, isOpen }: NextStepProps) {
  const { t } = useTranslation()
  if (!step && !on) return null
  return (
    <span>
      <MixedText>{step}</MixedText>
      {step && on ? ' · ' : null}
      {on ? <DateText value={on} /> : null}
      {isOpen && on && on < today() ? (
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
