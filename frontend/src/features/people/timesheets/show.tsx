import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../kit/display/local-name'
import { useFormats } from '../../../kit/display/use-formats'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { LIST_PATH, TIMESHEETS, type StoredTimesheet } from './timesheet'
import { WeekPanel } from './week-panel'

/** One week of somebody, where it is approved, returned or opened again. */
export default function TimesheetShow() {
  const { t } = useTranslation()
  const formats = useFormats()
  const query = useRecord<StoredTimesheet>(TIMESHEETS, useParams().id)
  return (
    <ResourceShow<StoredTimesheet>
      resource={TIMESHEETS}
      query={query}
      remembered={false}
      back={{ to: LIST_PATH, label: t(`${TIMESHEETS}.title`) }}
      titleOf={({ weekStart }) => t(`${TIMESHEETS}.week_of`, { day: formats.day(weekStart) })}
      subtitle={({ employeeName, employeeNameAr }) => (
        <LocalName name={employeeName} nameAr={employeeNameAr} />
      )}
      tabs={(timesheet) => [
        {
          key: 'week',
          label: t(`${TIMESHEETS}.singular`),
          children: <WeekPanel timesheet={timesheet} />,
        },
      ]}
    />
  )
}
