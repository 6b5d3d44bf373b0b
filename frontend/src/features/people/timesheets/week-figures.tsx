import { Flex, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { StatusTag } from '../../../kit/display/status-tag'
import { HoursText } from './hours-text'
import { TIMESHEETS, type Timesheet } from './timesheet'

interface WeekFiguresProps {
  timesheet: Timesheet
  /** Minutes in the grid, also those that are not saved yet. */
  entered: number
}

/** What was entered against what the calendar asks for. */
export function WeekFigures({ timesheet: { status, requiredMinutes }, entered }: WeekFiguresProps) {
  const { t } = useTranslation()
  const shortage = Math.max(0, requiredMinutes - entered)
  return (
    <Flex gap="large" wrap align="center">
      <StatusTag status={status} />
      <Fact name="total" minutes={entered} />
      <Fact name="required" minutes={requiredMinutes} />
      {shortage ? (
        <Typography.Text type="danger">
          {t(`${TIMESHEETS}.shortage`)} <HoursText minutes={shortage} />
        </Typography.Text>
      ) : (
        <Typography.Text type="success">{t(`${TIMESHEETS}.complete`)}</Typography.Text>
      )}
    </Flex>
  )
}

function Fact({ name, minutes }: { name: 'total' | 'required'; minutes: number }) {
  const { t } = useTranslation()
  return (
    <span>
      {t(`${TIMESHEETS}.${name}`)}{' '}
      <strong>
        <HoursText minutes={minutes} />
      </strong>
    </span>
  )
}
