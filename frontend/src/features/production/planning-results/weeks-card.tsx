import { Table, type TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { ChartCard } from '../../../kit/charts/chart-card'
import { useFormats } from '../../../kit/display/use-formats'
import { usePageNumbers } from '../../../kit/pages'
import { COUNTS, useCountCells } from './open-figure'
import { RESULTS, type Opened, type Results } from './results'

type Week = Results['weeks'][number]

interface WeeksCardProps {
  weeks: Week[]
  onOpen: (opened: Opened) => void
}

/** Percent plan complete week by week; a week without promises has no column. */
export function WeeksCard({ weeks, onOpen }: WeeksCardProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const pages = usePageNumbers()
  const cells = useCountCells()
  const name = (weekOn: string) => t(`${RESULTS}.week_of`, { day: formats.dayOfYear(weekOn) })
  const filtersOf = (weekOn: string) => ({ weekOn_gte: weekOn, weekOn_lte: weekOn })
  const columns: TableColumnsType<Week> = [
    { title: t(`${RESULTS}.fields.weekOn`), render: (_, { weekOn }) => formats.day(weekOn) },
    ...COUNTS.map((key) => ({
      title: t(`${RESULTS}.fields.${key}`),
      align: 'end' as const,
      render: (_: unknown, week: Week) =>
        cells[key]({
          ...{ of: name(week.weekOn), counts: week, onOpen },
          filters: filtersOf(week.weekOn),
        }),
    })),
  ]
  return (
    <ChartCard
      title={t(`${RESULTS}.by_week`)}
      unit="%"
      series={[{ name: t(`${RESULTS}.fields.ppc`), color: 'var(--brand)' }]}
      columns={weeks.flatMap(({ weekOn, ppc }) =>
        ppc === null ? [] : [{ key: weekOn, label: formats.dayOfYear(weekOn), values: [ppc] }]
      )}
      onOpen={(weekOn) => onOpen({ title: name(weekOn), filters: filtersOf(weekOn) })}
    >
      <Table<Week>
        size="small"
        rowKey="weekOn"
        dataSource={weeks.toReversed()}
        columns={columns}
        scroll={{ x: 'max-content' }}
        pagination={{ ...pages, pageSize: 8, hideOnSinglePage: true, size: 'small' }}
      />
    </ChartCard>
  )
}
