import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { MovedDay } from '../../../kit/display/moved-day'
import type { LineNeed } from './line-need'

interface NeedDayProps {
  /** The day that was asked for. */
  needByOn: string | null
  /** What the line is bought for, with the day as the schedule is now. */
  need: LineNeed | null
}

/** When a line is needed, and by how much the schedule has moved that since. */
export function NeedDay({ needByOn, need }: NeedDayProps) {
  const { t } = useTranslation()
  const day = needByOn ?? need?.needByOn ?? null
  return (
    <>
      <DateText value={day} />
      {need ? (
        <div>
          <Ltr>{need.taskCode}</Ltr>
        </div>
      ) : null}
      <MovedDay from={needByOn} to={need?.needByOn ?? null} />
      {needByOn && need && !need.needByOn ? (
        <Tag>{t('procurement.materials.need.unscheduled')}</Tag>
      ) : null}
    </>
  )
}
