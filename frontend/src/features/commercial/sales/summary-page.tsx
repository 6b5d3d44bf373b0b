import { lazy, Suspense } from 'react'
import { Card, Col, Flex, Progress, Row, Skeleton, Table } from 'antd'
import { useQuery } from '@tanstack/react-query'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { Whole } from '../../../kit/display/numbers'
import { Ltr } from '../../../kit/display/ltr'
import { StatusTag } from '../../../kit/display/status-tag'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { Board } from './board'
import { Amount, Count, Rate, Tile } from './figure'
import { PeriodPicker, usePeriod } from './period-picker'
import { periodOf, rowsPath, SALES, type Summary } from './sales'

const ColumnsChart = lazy(() => import('../../../kit/charts/columns-chart'))
const OPEN = ['draft', 'pending_approval', 'approved', 'submitted_to_client']

/** Where the pipeline stands: what is open, what may come of it, and every quotation as a card. */
export default function SummaryPage() {
  const { t } = useTranslation()
  const period = usePeriod()
  const query = useQuery<Summary>({ queryKey: [`/api/sales/summary${period}`], staleTime: 0 })
  const summary = query.data
  if (query.error)
    return <LoadFailed page error={query.error} onRetry={() => void query.refetch()} />
  return (
    <>
      <PageHeader
        title={t(`${SALES}.summary.title`)}
        subtitle={t(`${SALES}.summary.subtitle`)}
        actions={<PeriodPicker from={summary?.from} to={summary?.to} />}
      />
      {summary ? (
        <Flex vertical gap="middle">
          <Tiles summary={summary} />
          <Board period={period} range={summary} />
          <Row gutter={[16, 16]}>
            <Col xs={24} xl={10}>
              <Forecast summary={summary} />
            </Col>
            <Col xs={24} md={12} xl={6}>
              <Funnel summary={summary} />
            </Col>
            <Col xs={24} md={12} xl={8}>
              <Stages summary={summary} />
            </Col>
          </Row>
        </Flex>
      ) : (
        <PageSkeleton rows={10} />
      )}
    </>
  )
}

function Tiles({ summary }: { summary: Summary }) {
  const { t } = useTranslation()
  const { currency, open, all, days, averageDeal } = summary
  const period = periodOf(summary)
  const text = (name: string) => t(`${SALES}.tile.${name}`)
  const tiles = [
    { key: 'open', to: rowsPath({ ...period, stage: OPEN, stage_ne: null }), children: <Amount value={open.value} currency={currency} /> },
    { key: 'weighted', to: rowsPath({ ...period, stage: OPEN, stage_ne: null }), children: <Amount value={open.weighted} currency={currency} /> },
    { key: 'won', to: rowsPath({ ...period, stage: 'won', stage_ne: null }), children: <Amount value={all.wonValue} currency={currency} /> },
    { key: 'win_rate', to: rowsPath({ ...period, stage: ['won', 'lost'], stage_ne: null }), children: <Rate of={all.winRate} /> },
    { key: 'average', to: rowsPath({ ...period, stage: 'won', stage_ne: null }), children: averageDeal ? <Amount value={averageDeal} currency={currency} /> : '—' },
    { key: 'days', to: rowsPath({ ...period, stage: ['won', 'lost'], stage_ne: null }), children: days.whole ?? '—' },
  ] // prettier-ignore
  return (
    <Row gutter={[12, 12]}>
      {tiles.map(({ key, ...tile }) => (
        <Col key={key} xs={12} md={8} xl={4}>
          <Tile label={text(key)} {...tile} />
        </Col>
      ))}
    </Row>
  )
}

function Forecast({ summary }: { summary: Summary }) {
  const { t } = useTranslation()
  const { forecast } = summary
  const period = periodOf(summary)
  const open = { stage: OPEN, stage_ne: null }
  return (
    <Card size="small" title={t(`${SALES}.forecast`)}>
      <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 6 }} />}>
        <ColumnsChart
          label={t(`${SALES}.weighted`)}
          columns={forecast.map(({ month, weighted }) => ({
            key: month,
            label: month.slice(2),
            value: Number(weighted),
          }))}
        />
      </Suspense>
      <Table
        size="small"
        rowKey="month"
        scroll={{ x: 'max-content' }}
        pagination={{ pageSize: 6, hideOnSinglePage: true, size: 'small' }}
        dataSource={forecast}
        columns={[
          { title: t(`${SALES}.month`), render: (_, row) => <Ltr>{row.month}</Ltr> },
          {
            title: t(`${SALES}.count`),
            align: 'end',
            render: (_, { month, count }) => (
              <Count count={count} filters={{ ...period, ...open, forecastOn_gte: `${month}-01`, forecastOn_lte: dayjs(month).endOf('month').format('YYYY-MM-DD') }} />
            ),
          },
          { title: t(`${SALES}.value`), align: 'end', render: (_, row) => <Whole value={row.value} /> },
          { title: t(`${SALES}.weighted`), align: 'end', render: (_, row) => <Whole value={row.weighted} /> },
        ]}
      />
    </Card>
  ) // prettier-ignore
}

function Funnel({ summary }: { summary: Summary }) {
  const { t } = useTranslation()
  const [first] = summary.funnel
  const share = (count: number) => (first?.count ? Math.round((count / first.count) * 100) : 0)
  return (
    <Card size="small" title={t(`${SALES}.funnel`)}>
      <Flex vertical gap="small">
        {summary.funnel.map(({ step, count, stages }) => (
          <div key={step}>
            <Flex justify="space-between">
              <span>{t(`${SALES}.step.${step}`)}</span>
              <strong>
                <Count
                  count={count}
                  filters={{
                    ...periodOf(summary),
                    ...(stages && { stage: stages, stage_ne: null }),
                  }}
                />
              </strong>
            </Flex>
            <Progress percent={share(count)} aria-label={t(`${SALES}.step.${step}`)} />
          </div>
        ))}
      </Flex>
    </Card>
  )
}

function Stages({ summary }: { summary: Summary }) {
  const { t } = useTranslation()
  return (
    <Card size="small" title={t(`${SALES}.stages`)}>
      <Table
        size="small"
        rowKey="stage"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={summary.stages}
        columns={[
          { title: t(`${SALES}.stage`), render: (_, { stage }) => <StatusTag status={stage} /> },
          {
            title: t(`${SALES}.count`),
            align: 'end',
            render: (_, { stage, count }) => (
              <Count count={count} filters={{ ...periodOf(summary), stage_ne: null, stage }} />
            ),
          },
          {
            title: t(`${SALES}.value`),
            align: 'end',
            render: (_, { value }) => <Whole value={value} />,
          },
        ]}
      />
    </Card>
  )
}
