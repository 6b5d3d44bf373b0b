import { Alert, Card, Table, Typography, type TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { ChartCard } from '../../../kit/charts/chart-card'
import { Money } from '../../../kit/display/numbers'
import { NONE } from '../../../kit/display/none'
import { useFormats } from '../../../kit/display/use-formats'
import { usePageNumbers } from '../../../kit/pages'
import { CONTROL, useEarnedValue, type EarnedValue } from './schedule-control'
import styles from './schedule-control.module.css'

const AMOUNTS = ['bac', 'pv', 'ev', 'ac', 'sv', 'cv', 'eac', 'vac'] as const
const INDICES = ['spi', 'cpi', 'tcpi'] as const

interface ValueCardProps {
  projectId: number
  version: number
  baselineId: number | undefined
}

/** Earned value as of the data date, and its curve week by week. */
export function ValueCard({ projectId, version, baselineId }: ValueCardProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const enabled = baselineId !== undefined
  const { data } = useEarnedValue(projectId, baselineId, { version, enabled })
  if (!data?.value) return null
  const { value, currency } = data
  return (
    <>
      <Card size="small" title={t(`${CONTROL}.value_title`, { day: formats.day(value.asOf) })}>
        <Figures value={value} currency={currency} />
        <LabourNote until={value.labourUntil} />
        <BillsNote count={value.unconvertedBills} />
      </Card>
      <ChartCard
        title={t(`${CONTROL}.curve`)}
        unit={currency}
        series={[
          { name: t(`${CONTROL}.fields.pv`), color: 'var(--brand)' },
          { name: t(`${CONTROL}.fields.ev`), color: 'var(--accent)' },
          { name: t(`${CONTROL}.fields.ac`), color: 'var(--gray)' },
        ]}
        shape="lines"
        columns={value.points.map(({ on, pv, ev, ac }) => ({
          key: on,
          label: formats.day(on),
          values: [pv, ev, ac].map((amount) => (amount === null ? null : Number(amount))),
        }))}
      >
        <Points points={value.points} currency={currency} />
      </ChartCard>
    </>
  )
}

function Figures({ value, currency }: { value: EarnedValue; currency: string }) {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    <dl className={styles.figures}>
      {AMOUNTS.map((name) => (
        <div key={name}>
          <dt>{t(`${CONTROL}.fields.${name}`)}</dt>
          <dd>
            {value[name] === null ? NONE : <Signed value={value[name]} currency={currency} />}
          </dd>
        </div>
      ))}
      {INDICES.map((name) => (
        <div key={name}>
          <dt>{t(`${CONTROL}.fields.${name}`)}</dt>
          <dd>{value[name] === null ? NONE : formats.number(value[name], { min: 2, max: 2 })}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Costs of hours come month by month, once enough people have worked on the project. */
function LabourNote({ until }: { until: string | null }) {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    <Typography.Text type="secondary">
      {until === null
        ? t(`${CONTROL}.labour_none`)
        : t(`${CONTROL}.labour_until`, { day: formats.day(until) })}
    </Typography.Text>
  )
}

/** Bills in a currency of which no rate is known can't be added. */
function BillsNote({ count }: { count: number }) {
  const { t } = useTranslation()
  if (!count) return null
  return <Alert type="warning" showIcon message={t(`${CONTROL}.bills_left`, { count })} />
}

function Signed({ value, currency }: { value: string; currency: string }) {
  const money = <Money value={value} currency={currency} />
  return Number(value) < 0 ? <Typography.Text type="danger">{money}</Typography.Text> : money
}

type Point = EarnedValue['points'][number]

function Points({ points, currency }: { points: Point[]; currency: string }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const pages = usePageNumbers()
  const money = (value: string | null) =>
    value === null ? NONE : <Money bare value={value} currency={currency} />
  const columns: TableColumnsType<Point> = [
    { title: t(`${CONTROL}.on`), render: (_, { on }) => formats.day(on) },
    ...(['pv', 'ev', 'ac'] as const).map((name) => ({
      title: t(`${CONTROL}.fields.${name}`),
      align: 'end' as const,
      render: (_: unknown, point: Point) => money(point[name]),
    })),
  ]
  return (
    <Table<Point>
      size="small"
      rowKey="on"
      dataSource={points}
      columns={columns}
      scroll={{ x: 'max-content' }}
      pagination={{ ...pages, pageSize: 12, hideOnSinglePage: true, size: 'small' }}
    />
  )
}
