import { lazy, Suspense } from 'react'
import { Card, Col, Flex, Row, Skeleton, Table } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Money } from '../../../kit/display/numbers'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { ReportButton } from '../report-button'
import { Count, Rate } from './figure'
import { PeriodPicker, usePeriod } from './period-picker'
import { periodOf, rowsPath, SALES, type Analysis, type Group } from './sales'

const ColumnsChart = lazy(() => import('../../../kit/charts/columns-chart'))
const LAST_DAY = '31'

const GROUPS = [
  { key: 'bySource', field: 'requesterType', list: 'requester-types' },
  { key: 'byCity', field: 'city', list: 'cities' },
  { key: 'byType', field: 'projectType', list: 'project-types' },
  { key: 'byPerson', field: 'bdmInitials' },
] as const

/** Where sales come from, what they are, who makes them, and why some are lost. */
export default function AnalysisPage() {
  const { t } = useTranslation()
  const period = usePeriod()
  const query = useQuery<Analysis>({ queryKey: [`/api/sales/analysis${period}`], staleTime: 0 })
  const analysis = query.data
  if (query.error)
    return <LoadFailed page error={query.error} onRetry={() => void query.refetch()} />
  return (
    <>
      <PageHeader
        title={t(`${SALES}.analysis.title`)}
        subtitle={t(`${SALES}.analysis.subtitle`)}
        actions={
          <>
            <PeriodPicker from={analysis?.from} to={analysis?.to} />
            <ReportButton
              url="/api/sales/analysis/exports"
              asked={{ from: analysis?.from, to: analysis?.to }}
              disabled={!analysis}
            />
          </>
        }
      />
      {analysis ? (
        <Flex vertical gap="middle">
          <Row gutter={[16, 16]}>
            <Col xs={24} xl={14}>
              <Months analysis={analysis} />
            </Col>
            <Col xs={24} xl={10}>
              <LostReasons analysis={analysis} />
            </Col>
            {GROUPS.map((group) => (
              <Col key={group.key} xs={24} xl={12}>
                <GroupCard analysis={analysis} {...group} />
              </Col>
            ))}
          </Row>
        </Flex>
      ) : (
        <PageSkeleton rows={12} />
      )}
    </>
  )
}

function Months({ analysis }: { analysis: Analysis }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const rowsOf = (month: string) =>
    rowsPath({
      quotedOn_gte: `${month}-01`,
      quotedOn_lte: `${month}-${LAST_DAY}`,
      stage_ne: 'superseded',
    })
  return (
    <Card size="small" title={t(`${SALES}.by_month`)} style={{ height: '100%' }}>
      <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 6 }} />}>
        <ColumnsChart
          label={t(`${SALES}.value`)}
          columns={analysis.months.map(({ month, value }) => ({
            key: month,
            label: month.slice(2),
            value: Number(value),
          }))}
          onOpen={(month) => void navigate(rowsOf(month))}
        />
      </Suspense>
      <Table
        size="small"
        rowKey="month"
        pagination={{ pageSize: 6, hideOnSinglePage: true, size: 'small' }}
        scroll={{ x: 'max-content' }}
        dataSource={analysis.months}
        columns={[
          { title: t(`${SALES}.month`), dataIndex: 'month' },
          {
            title: t(`${SALES}.count`),
            align: 'end',
            render: (_, { month, count }) => (
              <Count
                count={count}
                filters={{
                  quotedOn_gte: `${month}-01`,
                  quotedOn_lte: `${month}-${LAST_DAY}`,
                  stage_ne: 'superseded',
                }}
              />
            ),
          },
          { title: t(`${SALES}.value`), align: 'end', render: (_, row) => <Money bare value={row.value} currency={analysis.currency} /> },
          { title: t(`${SALES}.won_value`), align: 'end', render: (_, row) => <Money bare value={row.wonValue} currency={analysis.currency} /> },
          { title: t(`${SALES}.win_rate`), align: 'end', render: (_, row) => <Rate of={row.winRate} /> },
        ]}
      />
    </Card>
  ) // prettier-ignore
}

function LostReasons({ analysis }: { analysis: Analysis }) {
  const { t } = useTranslation()
  return (
    <Card size="small" title={t(`${SALES}.lost_reasons`)} style={{ height: '100%' }}>
      <Table<Group>
        size="small"
        rowKey={({ name }) => name ?? ''}
        pagination={false}
        dataSource={analysis.lostReasons}
        columns={[
          {
            title: t(`${SALES}.reason`),
            render: (_, { name }) =>
              name ? <ChoiceText list="lost-reasons" value={name} /> : t(`${SALES}.not_stated`),
          },
          {
            title: t(`${SALES}.count`),
            align: 'end',
            render: (_, { name, count }) => (
              <Count
                count={count}
                filters={{ ...periodOf(analysis), stage_ne: null, stage: 'lost', lostReason: name }}
              />
            ),
          },
          {
            title: t(`${SALES}.value`),
            align: 'end',
            render: (_, { value }) => <Money bare value={value} currency={analysis.currency} />,
          },
        ]}
      />
    </Card>
  )
}

interface GroupCardProps {
  analysis: Analysis
  key?: string
  field: string
  list?: string
}

function GroupCard({ analysis, field, list }: GroupCardProps) {
  const { t } = useTranslation()
  const group = GROUPS.find((one) => one.field === field)!
  const name = (value: string | null) => {
    if (value === null) return t(`${SALES}.not_stated`)
    return list ? <ChoiceText list={list} value={value} /> : <bdi>{value}</bdi>
  }
  return (
    <Card size="small" title={t(`${SALES}.${group.key}`)} style={{ height: '100%' }}>
      <Table<Group>
        size="small"
        rowKey={(row) => row.name ?? ''}
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={analysis[group.key]}
        columns={[
          { title: t(`${SALES}.${group.key}`), render: (_, row) => name(row.name) },
          {
            title: t(`${SALES}.count`),
            align: 'end',
            render: (_, row) =>
              row.name === null ? row.count : <Count count={row.count} filters={{ ...periodOf(analysis), [field]: row.name }} />,
          },
          { title: t(`${SALES}.value`), align: 'end', render: (_, row) => <Money bare value={row.value} currency={analysis.currency} /> },
          { title: t(`${SALES}.won_value`), align: 'end', render: (_, row) => <Money bare value={row.wonValue} currency={analysis.currency} /> },
          { title: t(`${SALES}.win_rate`), align: 'end', render: (_, row) => <Rate of={row.winRate} /> },
        ]}
      />
    </Card>
  ) // prettier-ignore
}
