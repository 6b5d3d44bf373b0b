import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '@binaa/backend/money'
import { ChartCard } from '../../../kit/charts/chart-card'
import { useFormats } from '../../../kit/display/use-formats'
import { LoadFailed } from '../../../kit/load-failed'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { useIsNarrow } from '../../../kit/use-is-narrow'
import { CostItemsDrawer } from '../costs/cost-items-drawer'
import type { OnOpen, OpenedFigure } from '../costs/costs'
import { BUDGETS, type Budget, type BudgetFigures } from './budget'
import { FigureCards } from './figure-cards'
import { FigureTable } from './figure-table'

/** What was spent of a budget and is committed; every figure opens its documents. */
export function BudgetFiguresTab({ budget }: { budget: Budget }) {
  const path = `budgets/${budget.id}`
  const query = useQuery<BudgetFigures>({
    queryKey: [`/api/${path}/figures`, budget.version],
    staleTime: 0,
  })
  const [figure, open] = useState<OpenedFigure | null>(null)
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <PageSkeleton rows={8} />
  return (
    <>
      <Months budget={budget} figures={query.data} onOpen={open} />
      {figure ? (
        <CostItemsDrawer figure={figure} path={`${path}/items`} onClose={() => open(null)} />
      ) : null}
    </>
  )
}

interface MonthsProps {
  budget: Budget
  figures: BudgetFigures
  onOpen: OnOpen
}

/** The months of a budget as a chart above its lines; a column opens what was spent in it. */
function Months({ budget, figures, onOpen }: MonthsProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const Table = useIsNarrow() ? FigureCards : FigureTable
  const name = (key: 'budget' | 'actual' | 'committed') => t(`${BUDGETS}.figure.${key}`)
  const spent = (month: string) =>
    onOpen({
      question: { source: 'actual', month },
      title: `${name('actual')}, ${formats.month(month)}`,
    })
  return (
    <ChartCard
      title={t(`${BUDGETS}.by_month`)}
      unit={BASE_CURRENCY}
      series={[
        ...(budget.isMonthly ? [{ name: name('budget'), color: 'var(--gray)' as const }] : []),
        { name: name('actual'), color: 'var(--brand)' },
        { name: name('committed'), color: 'var(--accent)' },
      ]}
      columns={figures.months.map((one) => ({
        ...{ key: one.month, label: formats.month(one.month) },
        values: [
          ...(budget.isMonthly ? [Number(one.budget)] : []),
          ...[Number(one.actual), Number(one.committed)],
        ],
      }))}
      onOpen={spent}
    >
      <Table figures={figures} onOpen={onOpen} />
    </ChartCard>
  )
}
