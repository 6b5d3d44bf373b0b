import { ProjectOutlined } from '@ant-design/icons'
import { Card, Col, Flex, Row } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../../../kit/display/progress-bar'
import { Whole } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { LinkButton } from '../../../kit/link-button'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { RecordTable } from '../../../kit/table/record-table'
import { NONE } from '../../../kit/display/none'
import { useAbility } from '../../../providers/access'
import { Amount, Count, Rate, Tile } from './figure'
import { ForecastCard } from './forecast-card'
import { PeriodPicker, usePeriod } from './period-picker'
import { OPEN, periodOf, rowsPath, SALES, type Summary } from './sales'

/** The pipeline: what is open, its weighted value, and how far quotations come. */
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
        actions={
          <>
            <PeriodPicker from={summary?.from} to={summary?.to} />
            <BoardLink period={period} />
          </>
        }
      />
      {summary ? (
        <Flex vertical gap="middle">
          <Tiles summary={summary} />
          <Row gutter={[16, 16]}>
            <Col xs={24} xl={10}>
              <ForecastCard summary={summary} />
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

/** The way to the quotations as cards, for those who may see them. */
function BoardLink({ period }: { period: string }) {
  const { t } = useTranslation()
  if (!useAbility('pipeline.view')) return null
  return (
    <LinkButton to={`/commercial/board${period}`} icon={<ProjectOutlined />}>
      {t(`${SALES}.board.open`)}
    </LinkButton>
  )
}

/** The figures at the top, each with the quotations that it counts. */
function tilesOf(summary: Summary) {
  const { currency, open, all, days, averageDeal } = summary
  const rows = (stage: string | string[]) =>
    rowsPath({ ...periodOf(summary), stage, stage_ne: null })
  const amount = (value: string) => <Amount value={value} currency={currency} />
  const decided = rows(['won', 'lost'])
  return [
    { key: 'open', to: rows(OPEN), children: amount(open.value) },
    { key: 'weighted', to: rows(OPEN), children: amount(open.weighted) },
    { key: 'won', to: rows('won'), children: amount(all.wonValue) },
    { key: 'win_rate', to: decided, children: <Rate of={all.winRate} /> },
    { key: 'average', to: rows('won'), children: averageDeal ? amount(averageDeal) : NONE },
    { key: 'days', to: decided, children: days.whole ?? NONE },
  ]
}

function Tiles({ summary }: { summary: Summary }) {
  const { t } = useTranslation()
  const text = (name: string) => t(`${SALES}.tile.${name}`)
  return (
    <Row gutter={[12, 12]}>
      {tilesOf(summary).map(({ key, ...tile }) => (
        <Col key={key} xs={12} md={8} xl={4}>
          <Tile label={text(key)} {...tile} />
        </Col>
      ))}
    </Row>
  )
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
            <ProgressBar percent={share(count)} aria-label={t(`${SALES}.step.${step}`)} />
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
      <RecordTable
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
            title: `${t(`${SALES}.value`)} (${summary.currency})`,
            align: 'end',
            render: (_, { value }) => <Whole value={value} />,
          },
        ]}
      />
    </Card>
  )
}
