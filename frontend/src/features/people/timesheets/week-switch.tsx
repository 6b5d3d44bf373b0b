import { Button, Flex, Typography } from 'antd'
import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../kit/display/use-formats'
import { useIsRtl } from '../../../kit/use-is-rtl'
import { movedWeek, thisWeek, TIMESHEETS } from './timesheet'

interface WeekSwitchProps {
  weekStart: string
  onChange: (weekStart: string) => void
}

/** Goes from week to week; none is ahead of this one, since no hours are. */
export function WeekSwitch({ weekStart, onChange }: WeekSwitchProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const isRtl = useIsRtl()
  const last = dayjs(weekStart).add(6, 'day').format('YYYY-MM-DD')
  const isNow = weekStart === thisWeek()
  return (
    <Flex gap="small" align="center" wrap>
      <Button
        icon={isRtl ? <RightOutlined /> : <LeftOutlined />}
        aria-label={t(`${TIMESHEETS}.previous_week`)}
        onClick={() => onChange(movedWeek(weekStart, -1))}
      />
      <Typography.Text strong aria-live="polite">
        {`${formats.dayOfYear(weekStart)} – ${formats.day(last)}`}
      </Typography.Text>
      <Button
        icon={isRtl ? <LeftOutlined /> : <RightOutlined />}
        aria-label={t(`${TIMESHEETS}.next_week`)}
        disabled={isNow}
        onClick={() => onChange(movedWeek(weekStart, 1))}
      />
      {isNow ? null : (
        <Button onClick={() => onChange(thisWeek())}>{t(`${TIMESHEETS}.this_week`)}</Button>
      )}
    </Flex>
  )
}
