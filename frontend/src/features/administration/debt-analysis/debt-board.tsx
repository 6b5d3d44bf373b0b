import { lazy, Suspense, type ReactNode } from 'react'
import { Card, Col, Flex, Row, Skeleton, Statistic } from 'antd'
import { useTranslation } from 'react-i18next'
import { Money } from '../../../kit/display/numbers'
import { useFormats } from '../../../kit/display/use-formats'
import { Empty } from '../../../kit/empty'
import { DEBT_ANALYSIS, type DebtAnalysis } from './debt-analysis'
import { DebtorsTable, TrendTable, WeeksTable } from './debt-tables'

const ColumnsChart = lazy(() => import('../../../kit/charts/columns-chart'))

/** The figures of a day, what is to come in, the largest debtors and how it came to this. */
export function DebtBoard({ debt }: { debt: DebtAnalysis }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { currency } = debt
  const isEmpty = debt.clients.length === 0 && Number(debt.retention) === 0
  if (isEmpty) return <Empty title={t(`${DEBT_ANALYSIS}.empty`)} />
  const weeks = debt.expected.map(({ from, amount }) => ({
    key: from,
    label: from.slice(5),
    value: Number(amount),
  }))
  return (
    <Flex vertical gap="middle">
      <Figures debt={debt} />
      <Row gutter={[16, 16]}>
        <Col xs={24} xl={12}>
          <Card size="small" title={t(`${DEBT_ANALYSIS}.expected`)}>
            <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 6 }} />}>
              <ColumnsChart
                label={`${t(`${DEBT_ANALYSIS}.expected`)} (${currency})`}
                columns={weeks}
              />
            </Suspense>
            <WeeksTable weeks={debt.expected} currency={currency} formats={formats} />
          </Card>
        </Col>
        <Col xs={24} xl={12}>
          <Flex vertical gap="middle">
            <Card size="small" title={t(`${DEBT_ANALYSIS}.clients`)}>
              <DebtorsTable debtors={debt.clients} currency={currency} formats={formats} />
            </Card>
            <Card size="small" title={t(`${DEBT_ANALYSIS}.trend`)}>
              <TrendTable months={debt.trend} currency={currency} />
            </Card>
          </Flex>
        </Col>
      </Row>
    </Flex>
  )
}

/** The sums of the day beside how old they are. */
function Figures({ debt }: { debt: DebtAnalysis }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { currency } = debt
  const days = (value: number | null) => (value === null ? '—' : formats.number(value))
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
