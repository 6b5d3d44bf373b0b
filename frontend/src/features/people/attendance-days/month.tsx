import { Flex, Skeleton } from 'antd'
import { EditOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { nameIn } from '../../../kit/display/name-in'
import { LinkButton } from '../../../kit/link-button'
import { LoadFailed } from '../../../kit/load-failed'
import { MonthSwitch } from '../../../kit/month-switch'
import { PageHeader } from '../../../kit/page-header'
import { ExportButton } from '../../../kit/table/export-button'
import { useAddressParams } from '../../../kit/use-address-params'
import { ATTENDANCE_DAYS, LIST_PATH, type AttendanceMonth } from './attendance-day'
import { MonthTable } from './month-table'
import { MonthTotals } from './month-totals'

const EXPORTED = [
  ...['employeeName', 'on', 'siteName', 'status', 'firstIn', 'lastOut'],
  ...['workedMinutes', 'lateMinutes', 'earlyMinutes', 'delayMinutes'],
]

/** A month of somebody, day by day: oneself where no one is named. */
export default function AttendanceMonthPage() {
  const { t, i18n } = useTranslation()
  const [params, change] = useAddressParams()
  const month = params.get('month') ?? dayjs().format('YYYY-MM')
  const employee = params.get('employee')
  const query = useQuery<AttendanceMonth>({
    queryKey: [
      `/api/attendance-days/month?month=${month}${employee ? `&employeeId=${employee}` : ''}`,
    ],
    retry: false,
    staleTime: 0,
  })
  const { data } = query
  const setMonth = (next: string) =>
    change((current) => {
      current.set('month', next)
      return current
    })
  return (
    <>
      <PageHeader
        title={t(`${ATTENDANCE_DAYS}.month.title`)}
        subtitle={data ? nameIn(i18n.language, data.employeeName, data.employeeNameAr) : undefined}
        back={{ to: LIST_PATH, label: t(`${ATTENDANCE_DAYS}.title`) }}
        actions={data ? <Actions month={data} /> : null}
      />
      <Flex vertical gap="middle">
        <MonthSwitch month={month} onChange={setMonth} />
        {query.error ? (
          <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <Month month={data} />
        )}
      </Flex>
    </>
  )
}

function Month({ month }: { month: AttendanceMonth | undefined }) {
  if (!month) return <Skeleton active title={false} paragraph={{ rows: 10 }} />
  return (
    <>
      <MonthTotals totals={month.totals} />
      <MonthTable month={month} />
    </>
  )
}

function Actions({ month: { employeeId, month, days, can } }: { month: AttendanceMonth }) {
  const { t } = useTranslation()
  const query = new URLSearchParams({
    employeeId: String(employeeId),
    on_gte: `${month}-01`,
    on_lte: days.at(-1)!.on,
    _sort: 'on',
    _order: 'asc',
  })
  return (
    <>
      {can.correct ? (
        <LinkButton
          icon={<EditOutlined />}
          to={`/hr/attendance-corrections/new?employee=${employeeId}`}
        >
          {t(`${ATTENDANCE_DAYS}.month.correct`)}
        </LinkButton>
      ) : null}
      <ExportButton
        endpoint="attendance-days"
        query={query.toString()}
        columns={EXPORTED}
        total={days.filter(({ status }) => status !== null).length}
      />
    </>
  )
}
