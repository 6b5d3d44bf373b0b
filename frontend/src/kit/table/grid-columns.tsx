import type { TableProps } from 'antd'
import type { ReactNode } from 'react'
import type { CrudSort } from '@refinedev/core'
import { CellLine } from './cell-line'
import { ColumnHeader } from './column-header'
import { MixedText } from '../display/mixed-text'
import { isNothing, NONE } from '../display/none'
import type { Column, Row } from './types'
import type { TablePrefs } from './use-table-prefs'
import type { TableState } from './use-table-state'
import styles from './grid.module.css'

export type GridColumn<R extends Row> = Column<R> & { title: string }

function orderOf(sorters: CrudSort[], field: string) {
  const order = sorters.find((sorter) => sorter.field === field)?.order
  if (!order) return null
  return order === 'asc' ? ('ascend' as const) : ('descend' as const)
}

function shown(content: ReactNode): ReactNode {
  if (isNothing(content)) return <span className={styles.none}>{NONE}</span>
  if (typeof content === 'string') return <MixedText>{content}</MixedText>
  return typeof content === 'number' ? <bdi>{content}</bdi> : content
}

/** What of a list's state its columns show and change. */
type ColumnState<R extends Row> = Pick<TableState<R>, 'sorters' | 'query' | 'setFilter'>

/** A list's columns in the table's own form, with filters in the headers. */
export function gridColumns<R extends Row>(
  columns: GridColumn<R>[],
  state: ColumnState<R>,
  prefs: TablePrefs
): NonNullable<TableProps<R>['columns']> {
  return columns.map((column) => {
    const { key, field = key } = column
    return {
      key: field,
      dataIndex: key,
      align: column.align,
      width: prefs.fitted[key],
      sorter: column.sortable ?? false,
      sortOrder: orderOf(state.sorters, field),
      title: (
        <ColumnHeader
          title={column.title}
          field={field}
          filter={column.filter}
          values={state.query.filters}
          onChange={state.setFilter}
          onResize={(width) => prefs.change({ widths: { ...prefs.widths, [key]: width } })}
        />
      ),
      render: (value: ReactNode, row: R) => {
        const content = column.render ? column.render(row) : value
        return <CellLine align={column.align}>{shown(content)}</CellLine>
      },
    }
  })
}
