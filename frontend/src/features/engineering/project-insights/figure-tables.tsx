import { Table } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../kit/display/use-formats'
import { Whole } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { NONE } from '../../../kit/display/none'
import { Figure, Rows } from './figure'
import {
  DECIDED,
  INSIGHTS,
  periodOf,
  winRate,
  type Insights,
  type RowFilters,
} from './project-insights'

interface TableProps {
  insights: Insights
  mayOpen: boolean
}

const small = { size: 'small', pagination: false } as const

/** Quotations by stage with what they are worth. */
export function StagesTable({ insights, mayOpen }: TableProps) {
  const { t } = useTranslation()
  const period = periodOf(insights)
  return (
    <Table
      {...small}
      rowKey="stage"
      dataSource={insights.stages}
      columns={[
        { title: t(`${INSIGHTS}.stage`), render: (_, { stage }) => <StatusTag status={stage} /> },
        {
          title: t(`${INSIGHTS}.count`),
          align: 'end',
          render: (_, { stage, count }) => (
            <Figure {...{ count, mayOpen }} filters={{ ...period, stage_ne: null, stage }} />
          ),
        },
        ...(insights.stages.some(({ value }) => value !== null)
          ? [
              {
                title: t(`${INSIGHTS}.value_in`, { currency: insights.currency }),
                align: 'end' as const,
                render: (_: unknown, { stage, count, value }: Insights['stages'][number]) => (
                  <Rows {...{ count, mayOpen }} filters={{ ...period, stage_ne: null, stage }}>
                    <Whole value={value} />
                  </Rows>
                ),
              },
            ]
          : []),
      ]}
    />
  )
}

/** Score bands with how often each was really won. */
export function BandsTable({ insights, mayOpen }: TableProps) {
  const { t } = useTranslation()
  return (
    <Table
      {...small}
      rowKey="recommendation"
      dataSource={insights.bands}
      columns={[
        {
          title: t(`${INSIGHTS}.band`),
          render: (_, { recommendation }) => <StatusTag status={recommendation} />,
        },
        {
          title: t(`${INSIGHTS}.count`),
          align: 'end',
          render: (_, { recommendation, count }) => (
            <Figure
              {...{ count, mayOpen }}
              filters={{ ...periodOf(insights), recommendationStatus: recommendation }}
            />
          ),
        },
        {
          title: t(`${INSIGHTS}.win_rate`),
          align: 'end',
          render: (_, band) => (
            <WinRate
              {...{ outcome: band, mayOpen }}
              filters={{ ...periodOf(insights), recommendationStatus: band.recommendation }}
            />
          ),
        },
      ]}
    />
  )
}

interface WinRateProps {
  outcome: { won: number; decided: number }
  /** Of the rows among which the decided ones are. */
  filters: RowFilters
  mayOpen: boolean
}

/** A share is nothing without the number it is a share of, whose rows it opens. */
export function WinRate({ outcome, filters, mayOpen }: WinRateProps) {
  const formats = useFormats()
  const rate = winRate(outcome)
  return (
    <Rows count={outcome.decided} filters={{ ...filters, ...DECIDED }} mayOpen={mayOpen}>
      <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }}>
        {rate === null ? NONE : formats.percent(rate)}{' '}
        <small>(n = {formats.number(outcome.decided)})</small>
      </bdi>
    </Rows>
  )
}

/** How long approvals have been waiting. */
export function AgeingTable({ insights, mayOpen }: TableProps) {
  const { t } = useTranslation()
  return (
    <Table
      {...small}
      rowKey="fromDays"
      dataSource={insights.ageing}
      columns={[
        {
          title: t(`${INSIGHTS}.waiting`),
          render: (_, { fromDays, toDays }) =>
            toDays === null
              ? t(`${INSIGHTS}.days_over`, { from: fromDays })
              : t(`${INSIGHTS}.days`, { from: fromDays, to: toDays }),
        },
        {
          title: t(`${INSIGHTS}.count`),
          align: 'end',
          render: (_, { count, from, to }) => (
            <Figure
              {...{ count, mayOpen }}
              filters={{ stage: 'pending_approval', submittedAt_gte: from, submittedAt_lte: to }}
            />
          ),
        },
      ]}
    />
  )
}
