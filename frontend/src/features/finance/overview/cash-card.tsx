import { useState } from 'react'
import { Card } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '@binaa/backend/money'
import { ChartCard } from '../../../kit/charts/chart-card'
import { useFormats } from '../../../kit/display/use-formats'
import { LinkButton } from '../../../kit/link-button'
import { LoadFailed } from '../../../kit/load-failed'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { CASH_FORECAST, type CashForecast, type OpenedFigure } from '../cash-forecast/cash-forecast'
import { CashItemsDrawer } from '../cash-forecast/cash-items-drawer'
import { Figure } from '../ledger/figure'
import { FiguresTable } from './figures-table'
import { OVERVIEW } from './overview'

/** Cash at the end of each coming week; a week opens what is expected in it. */
export function CashCard() {
  const { t } = useTranslation()
  const query = useQuery<CashForecast>({ queryKey: ['/api/cash-forecast'], staleTime: 0 })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  if (query.data) return <CashChart forecast={query.data} />
  return (
    <Card size="small" title={t(`${CASH_FORECAST}.closing`)}>
      <PageSkeleton rows={7} />
    </Card>
  )
}

function CashChart({ forecast }: { forecast: CashForecast }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const [figure, open] = useState<OpenedFigure | null>(null)
  const title = t(`${CASH_FORECAST}.closing`)
  const weeks = forecast.weeks.map(({ from, closing }, week) => {
    const name = t(`${CASH_FORECAST}.week_of`, { day: formats.day(from) })
    return { ...{ from, closing, name }, open: () => open({ column: String(week), title: name }) }
  })
  return (
    <>
      <ChartCard
        title={title}
        unit={BASE_CURRENCY}
        series={[{ name: title, color: 'var(--brand)' }]}
        columns={weeks.map(({ from, closing }, week) => ({
          ...{ key: String(week), label: formats.dayOfYear(from), values: [Number(closing)] },
        }))}
        onOpen={(week) => weeks[Number(week)]?.open()}
        extra={
          <LinkButton size="small" to="/finance/cash-forecast">
            {t(`${CASH_FORECAST}.title`)}
          </LinkButton>
        }
      >
        <WeeksTable title={title} weeks={weeks} />
      </ChartCard>
      {figure ? <CashItemsDrawer figure={figure} search="" onClose={() => open(null)} /> : null}
    </>
  )
}

interface WeeksTableProps {
  title: string
  weeks: { from: string; closing: string; name: string; open: () => void }[]
}

function WeeksTable({ title, weeks }: WeeksTableProps) {
  const { t } = useTranslation()
  return (
    <FiguresTable
      titles={[t(`${OVERVIEW}.week`), title]}
      rows={weeks.map(({ from, closing, name, open }) => ({
        ...{ key: from, label: name },
        figures: [<Figure key={from} value={closing} label={`${title}, ${name}`} onOpen={open} />],
      }))}
    />
  )
}
