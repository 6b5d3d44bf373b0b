import { useState } from 'react'
import { Flex, Skeleton } from 'antd'
import { useQuery } from '@tanstack/react-query'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { http } from '../../../../api/http'
import type { Answer } from '../../../../api/types'
import { Empty } from '../../../../kit/empty'
import { LoadFailed } from '../../../../kit/load-failed'
import { MonthSwitch } from '../../../../kit/month-switch'
import { PageHeader } from '../../../../kit/page-header'
import { LEAVE_REQUESTS, LIST_PATH } from '../leave-request'
import { AbsenceGrid } from './absence-grid'

type Away = Answer<'leave_requests.calendar'>

/** Who is away in a month: people in rows, days in columns. */
export default function LeaveCalendar() {
  const { t } = useTranslation()
  const [month, setMonth] = useState(() => dayjs().format('YYYY-MM'))
  const query = useAway(month)
  return (
    <>
      <PageHeader
        title={t(`${LEAVE_REQUESTS}.calendar.title`)}
        back={{ to: LIST_PATH, label: t(`${LEAVE_REQUESTS}.title`) }}
      />
      <Flex vertical gap="middle">
        <MonthSwitch month={month} onChange={setMonth} />
        {query.error ? (
          <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
        ) : !query.data ? (
          <Skeleton active title={false} paragraph={{ rows: 8 }} />
        ) : query.data.absences.length ? (
          <AbsenceGrid month={month} {...query.data} />
        ) : (
          <Empty
            title={t(`${LEAVE_REQUESTS}.calendar.none`)}
            hint={t(`${LEAVE_REQUESTS}.calendar.none_hint`)}
          />
        )}
      </Flex>
    </>
  )
}

function useAway(month: string) {
  const last = dayjs(`${month}-01`).endOf('month').format('YYYY-MM-DD')
  const path = `/api/leave-requests/calendar?from=${month}-01&to=${last}`
  return useQuery({
    queryKey: [path],
    queryFn: async ({ signal }) => (await http.get<Away>(path, { signal })).data,
  })
}
