import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../kit/display/use-formats'
import { daysBetween, today } from '../../../kit/inputs/today'
import { DELAYS, type DelayRow } from './delay'

const COLOURS = { given: 'green', late: 'orange', due: 'blue', closing: 'orange', lapsed: 'red' }

/** How the notice of a delay stands: given, how many days are left for it, or when they ran out. */
export function NoticeTag({ delay }: { delay: Pick<DelayRow, 'noticeState' | 'noticeDueOn'> }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { noticeState, noticeDueOn } = delay
  if (noticeState === 'not_needed' || !noticeDueOn) return null
  return (
    <Tag color={COLOURS[noticeState]} style={{ marginInlineEnd: 0 }}>
      {t(`${DELAYS}.notice.${noticeState}`, {
        count: Math.max(0, daysBetween(today(), noticeDueOn)),
        day: formats.day(noticeDueOn),
      })}
    </Tag>
  )
}
