import { Card, Flex, Table } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { StatusTag } from '../../../kit/display/status-tag'
import { Empty } from '../../../kit/empty'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { LinkButton } from '../../../kit/link-button'
import { LoadFailed } from '../../../kit/load-failed'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { useAbility } from '../../../providers/access'
import { LIST_PATH, reportPath, SITE_REPORTS, type SiteReportRow } from './site-report'

const LATEST = 20

/** The latest reports of a project's site, and the way to all of them. */
export default function ProjectSiteReports({ record }: { record: { id: number } }) {
  const { t } = useTranslation()
  const mayReport = useAbility('site-reports.manage')
  const of = `projectId=${record.id}`
  const query = useQuery<SiteReportRow[]>({
    queryKey: [`/api/site-reports?${of}&_sort=reportOn&_order=desc&_start=0&_end=${LATEST}`],
  })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  return (
    <Card size="small">
      <Flex vertical gap="middle">
        <Flex gap="small" wrap>
          {mayReport ? (
            <LinkButton type="primary" to={`${LIST_PATH}/new`}>
              {t(`${SITE_REPORTS}.create`)}
            </LinkButton>
          ) : null}
          <LinkButton to={`${LIST_PATH}?${of}`}>{t(`${SITE_REPORTS}.all_of_project`)}</LinkButton>
        </Flex>
        {query.data ? <ReportTable reports={query.data} /> : <PageSkeleton rows={4} />}
      </Flex>
    </Card>
  )
}

function ReportTable({ reports }: { reports: SiteReportRow[] }) {
  const { t } = useTranslation()
  if (!reports.length) return <Empty title={t(`${SITE_REPORTS}.empty`)} />
  const title = (name: string) => t(`${SITE_REPORTS}.fields.${name}`)
  return (
    <Table<SiteReportRow>
      size="small"
      rowKey="id"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={reports}
      columns={[
        {
          title: title('number'),
          render: (_, row) => <Link to={reportPath(row)}>{row.number}</Link>,
        },
        { title: title('reportOn'), render: (_, row) => <DateText value={row.reportOn} /> },
        { title: title('status'), render: (_, row) => <StatusTag status={row.status} /> },
        { title: title('createdByName'), dataIndex: 'createdByName' },
        { title: title('headcount'), align: 'end', dataIndex: 'headcount' },
        {
          title: title('weather'),
          render: (_, row) => <ChoiceText list="site-weather" value={row.weather} />,
        },
      ]}
    />
  )
}
