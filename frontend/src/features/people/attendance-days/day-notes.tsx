import { Flex, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { ATTENDANCE_DAYS } from './attendance-day'

interface Noted {
  delayMinutes: number
  isCorrected: boolean
}

/** What has to be known of the times of a day: that they were corrected, or that they came late to the portal. */
export function DayNotes({ day: { delayMinutes, isCorrected } }: { day: Noted }) {
  const { t } = useTranslation()
  return (
    <Flex wrap gap={4}>
      {isCorrected ? <Tag>{t(`${ATTENDANCE_DAYS}.corrected`)}</Tag> : null}
      {delayMinutes > 0 ? (
        <Tag color="gold">{t(`${ATTENDANCE_DAYS}.delayed`, { count: delayMinutes })}</Tag>
      ) : null}
    </Flex>
  )
}
