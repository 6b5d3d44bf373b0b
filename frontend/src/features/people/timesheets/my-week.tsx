import { Flex, Skeleton } from 'antd'
import { useSearchParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { HttpError } from '../../../api/http-error'
import { LocalName } from '../../../kit/display/local-name'
import { Empty } from '../../../kit/empty'
import { LoadFailed } from '../../../kit/load-failed'
import { TIMESHEETS } from './timesheet'
import { useWeek } from './use-week'
import { useWeekAddress } from './use-week-address'
import { WeekPanel } from './week-panel'
import { WeekSwitch } from './week-switch'

/** One's own week, or that of whom the address names: HR enters hours for those without a sign-in. */
export function MyWeek() {
  const [address] = useSearchParams()
  const employeeId = Number(address.get('employee')) || undefined
  const [weekStart, setWeekStart] = useWeekAddress()
  const query = useWeek(weekStart, employeeId)
  return (
    <Flex vertical gap="middle">
      <WeekSwitch weekStart={weekStart} onChange={setWeekStart} />
      {employeeId && query.data ? (
        <strong>
          <LocalName name={query.data.employeeName} nameAr={query.data.employeeNameAr} />
        </strong>
      ) : null}
      {query.error ? (
        <Failed error={query.error} onRetry={() => void query.refetch()} />
      ) : query.data ? (
        <WeekPanel timesheet={query.data} />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      )}
    </Flex>
  )
}

/** A sign-in that belongs to no employee has no week, which is no failure. */
function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation()
  const isNobody = error instanceof HttpError && error.code === 'NO_EMPLOYEE'
  return isNobody ? (
    <Empty title={t(`${TIMESHEETS}.no_week`)} hint={error.detail} />
  ) : (
    <LoadFailed error={error} onRetry={onRetry} />
  )
}
