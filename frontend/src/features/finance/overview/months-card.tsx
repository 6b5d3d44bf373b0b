import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { BASE_CURRENCY } from '@binaa/backend/money'
import { ChartCard } from '../../../kit/charts/chart-card'
import { useFormats } from '../../../kit/display/use-formats'
import { BaseMoney } from '../ledger/base-money'
import { FiguresTable } from './figures-table'
import { OVERVIEW, type MonthResult } from './overview'
import { resultPath } from './result-path'

const MONTH = 'YYYY-MM'.length

/** Income and costs of the last twelve months; a month opens its statement. */
export function MonthsCard({ months }: { months: readonly MonthResult[] }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const formats = useFormats()
  const nameOf = ({ from }: MonthResult) => formats.month(from.slice(0, MONTH))
  const [income, cost, result] = ['income', 'cost', 'result'].map((name) =>
    t(`${OVERVIEW}.${name}`)
  )
  return (
    <ChartCard
      title={t(`${OVERVIEW}.months`)}
      unit={BASE_CURRENCY}
      series={[
        { name: income!, color: 'var(--brand)' },
        { name: cost!, color: 'var(--accent)' },
      ]}
      columns={months.map((month) => ({
        ...{ key: month.from, label: nameOf(month) },
        values: [Number(month.income), Number(month.cost)],
      }))}
      onOpen={(key) => void navigate(resultPath(months.find(({ from }) => from === key)!))}
    >
      <FiguresTable
        titles={[t(`${OVERVIEW}.month`), income!, cost!, result!]}
        rows={months.map((month) => ({
          ...{ key: month.from, label: <Link to={resultPath(month)}>{nameOf(month)}</Link> },
          figures: (['income', 'cost', 'result'] as const).map((name) => (
            <BaseMoney key={name} value={month[name]} />
          )),
        }))}
      />
    </ChartCard>
  )
}
