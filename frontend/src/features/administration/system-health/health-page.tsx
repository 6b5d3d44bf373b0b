import { Button, Flex, Typography } from 'antd'
import { ReloadOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { http } from '../../../api/http'
import { InstantText } from '../../../kit/display/date-text'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { Findings, SlowQueries, WaitingJobs } from './health-details'
import { HealthLines } from './health-lines'

const HEALTH = 'administration.system_health'
const READ_AGAIN_MS = 30_000

/** Read again every half minute while the page is looked at. */
const useHealth = () =>
  useQuery({
    queryKey: ['/api/system-health'],
    queryFn: async ({ signal }) => {
      const headers = { 'X-Background': '1' }
      const url = '/api/system-health'
      return (await http.get<Schema<'SystemHealth'>>(url, { signal, headers })).data
    },
    refetchInterval: READ_AGAIN_MS,
    staleTime: 0,
  })

/** How the portal is. */
export default function HealthPage() {
  const { t } = useTranslation()
  const query = useHealth()
  const { data } = query
  if (!data && query.error)
    return <LoadFailed page error={query.error} onRetry={() => void query.refetch()} />
  if (!data) return <PageSkeleton />
  return (
    <>
      <PageHeader
        title={t(`${HEALTH}.title`)}
        back={{ to: '/admin', label: t('administration.dashboard.title') }}
        actions={
          <Button
            icon={<ReloadOutlined />}
            loading={query.isFetching}
            onClick={() => void query.refetch()}
          >
            {t(`${HEALTH}.refresh`)}
          </Button>
        }
      />
      <Flex vertical gap="middle">
        <Typography.Text type={query.error ? 'danger' : 'secondary'}>
          {t(`${HEALTH}.${query.error ? 'lost' : 'as_of'}`)} <InstantText value={data.at} />
        </Typography.Text>
        <HealthLines lines={data.lines} />
        <WaitingJobs jobs={data.jobs} />
        <Findings findings={data.findings} />
        <SlowQueries queries={data.slowQueries} />
      </Flex>
    </>
  )
}
