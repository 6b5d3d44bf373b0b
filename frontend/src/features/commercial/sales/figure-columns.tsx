import type { TFunction } from 'i18next'
import type { TableColumnsType } from 'antd'
import { Whole } from '../../../kit/display/numbers'
import { Count, Rate } from './figure'
import { SALES, type Figures } from './sales'

interface FigureColumns<R> {
  t: TFunction
  /** The filters of the rows behind a figure; null where no list shows them. */
  filtersOf: (row: R) => Parameters<typeof Count>[0]['filters'] | null
}

/**
 * Number, value, won value and win rate: the same four wherever quotations are grouped. The currency
 * stands in the title of the card: a column that repeats it leaves no room for the last one.
 */
export function figureColumns<R extends Figures>(props: FigureColumns<R>): TableColumnsType<R> {
  const { t, filtersOf } = props
  return [
    {
      title: t(`${SALES}.count`),
      align: 'end',
      render: (_, row) => <Figure row={row} filters={filtersOf(row)} />,
    },
    {
      title: t(`${SALES}.value`),
      align: 'end',
      render: (_, row) => <Whole value={row.value} />,
    },
    {
      title: t(`${SALES}.won_value`),
      align: 'end',
      render: (_, row) => <Whole value={row.wonValue} />,
    },
    {
      title: t(`${SALES}.win_rate`),
      align: 'end',
      render: (_, row) => <Rate of={row.winRate} brief />,
    },
  ]
}

interface FigureProps {
  row: Figures
  filters: Parameters<typeof Count>[0]['filters'] | null
}

function Figure({ row, filters }: FigureProps) {
  return filters ? <Count count={row.count} filters={filters} /> : row.count
}
