import type { ReactNode } from 'react'
import { Card, Flex, Statistic } from 'antd'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { currencyText } from '../../../kit/display/currency'
import { ChartCard } from '../../../kit/charts/chart-card'
import { Money } from '../../../kit/display/numbers'
import { useFormats } from '../../../kit/display/use-formats'
import { Empty } from '../../../kit/empty'
import { NONE } from '../../../kit/display/none'
import { useAbility } from '../../../providers/access'
import { DEBT_ANALYSIS, type DebtAnalysis } from './debt-analysis'
import { DebtorsTable, TrendTable, WeeksTable } from './debt-tables'
import styles from './debt-board.module.css'

/** The figures of a day, what is to come in, the largest debtors and how it came to this. */
export function DebtBoard({ debt }: { debt: DebtAnalysis }) {
  const { t, i18n } = useTranslation()
  const formats = useFormats()
  const { currency } = debt
  const isEmpty = debt.clients.length === 0 && Number(debt.retention) === 0
  if (isEmpty) return <Empty title={t(`${DEBT_ANALYSIS}.empty`)} />
  return (
    <Flex vertical gap="middle">
      <Figures debt={debt} />
      <div className={styles.cards}>
        <ExpectedCard debt={debt} />
        <TrendCard debt={debt} />
        <Card
          size="small"
          className={styles.wide}
          title={`${t(`${DEBT_ANALYSIS}.clients`)} (${currencyText(currency, i18n.language)})`}
        >
          <DebtorsTable debtors={debt.clients} currency={currency} formats={formats} />
        </Card>
      </div>
    </Flex>
  )
}

/** What falls due by week; a week opens its invoices. */
function ExpectedCard({ debt: { expected, currency } }: { debt: DebtAnalysis }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const navigate = useNavigate()
  const mayOpen = useAbility('invoices.view')
  const open = (key: string) => {
    const { from, to } = expected.find((week) => week.from === key)!
    const range = new URLSearchParams({ tab: 'open', dueOn_gte: from })
    if (to) range.set('dueOn_lte', to)
    void navigate(`/commercial/invoicing?${range.toString()}`)
  }
  return (
    <ChartCard
      title={t(`${DEBT_ANALYSIS}.expected`)}
      unit={currency}
      series={[{ name: t(`${DEBT_ANALYSIS}.amount`), color: 'var(--brand)' }]}
      columns={expected.map(({ from, amount }) => ({
        key: from,
        label: formats.dayOfYear(from),
        values: [Number(amount)],
      }))}
      onOpen={mayOpen ? open : undefined}
    >
      <WeeksTable weeks={expected} currency={currency} formats={formats} />
    </ChartCard>
  )
}

/** What was owed at the end of each month, and how much of it was late. */
function TrendCard({ debt: { trend, currency } }: { debt: DebtAnalysis }) {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    <ChartCard
      title={t(`${DEBT_ANALYSIS}.trend`)}
      unit={currency}
      series={[
        { name: t(`${DEBT_ANALYSIS}.outstanding`), color: 'var(--brand)' },
        { name: t(`${DEBT_ANALYSIS}.overdue`), color: 'var(--accent)' },
      ]}
      columns={trend.map(({ on, outstanding, overdue }) => ({
        key: on,
        label: formats.month(on.slice(0, 7)),
        values: [Number(outstanding), Number(overdue)],
      }))}
    >
      <TrendTable months={trend} currency={currency} />
    </ChartCard>
  )
}

/** The sums of the day beside how old they are. */
function Figures({ debt }: { debt: DebtAnalysis }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { currency } = debt
  const days = (value: number | null) => (value === null ? NONE : formats.number(value))
  const figures: [string, ReactNode][] = [
    ['outstanding', <Money key="o" value={debt.outstanding} currency={currency} />],
    ['overdue', <Money key="l" value={debt.overdue} currency={currency} />],
    ['not_due', <Money key="n" value={debt.notDue} currency={currency} />],
    ['unallocated', <Money key="u" value={debt.unallocated} currency={currency} />],
    ['retention', <Money key="r" value={debt.retention} currency={currency} />],
    ['days_late', days(debt.daysLate)],
    ['sales_days', days(debt.salesDays)],
  ]
  return (
    <Card size="small">
      <Flex wrap gap="large">
        {figures.map(([name, figure]) => (
          <Statistic
            key={name}
            title={t(`${DEBT_ANALYSIS}.${name}`)}
            formatter={() => figure}
            valueStyle={{ fontSize: 20 }}
          />
        ))}
      </Flex>
    </Card>
  )
}
