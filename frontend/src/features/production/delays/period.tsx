import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { DELAYS, type DelayRow } from './delay'

/** From its first day to its last, or that it lasts. */
export function Period({ delay }: { delay: Pick<DelayRow, 'firstOn' | 'lastOn'> }) {
  const { t } = useTranslation()
  return (
    <>
      <DateText value={delay.firstOn} /> –{' '}
      {delay.lastOn ? (
        <DateText value={delay.lastOn} />
      ) : (
        <Tag color="orange">{t(`${DELAYS}.open`)}</Tag>
      )}
    </>
  )
}
