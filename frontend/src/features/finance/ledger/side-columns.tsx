import type { TFunction } from 'i18next'
import type { TableColumnType } from 'antd'
import { BaseMoney } from './base-money'

interface Sided {
  debit: string | null
  credit: string | null
}

/** The two sides of lines. */
export const sideColumns = <Line extends Sided>(t: TFunction): TableColumnType<Line>[] =>
  (['debit', 'credit'] as const).map((side) => ({
    title: t(`finance.ledger.${side}`),
    align: 'end',
    render: (_: unknown, line: Line) => <BaseMoney value={line[side]} />,
  }))
