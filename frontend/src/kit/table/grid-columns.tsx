import type { TableProps } from 'antd'
import type { ReactNode } from 'react'
import type { CrudSort } from '@refinedev/core'
import { ColumnHeader } from './column-header'
import { MixedText } from '../display/mixed-text'
import { columnWidth } from './column-width'
import type { Column, Row } from './types'
import type { TableState } from './use-table-state'
import './grid.css'

function orderOf(sorters: CrudSort[], field: string) {
  const order = sorters.find((sorter) => sorter.field === field)?.order
  if (!order) return null
  return order === 'asc' ? ('ascend' as const) : ('descend' as const)
}

const plain = (value: ReactNode) =>
  typeof value === 'string' ? <MixedText>{value}</MixedText> : <bdi>{value}</bdi>

/** A list's columns in the table's own form, with filters in the headers and skeletons at first. */
export function gridColumns<R extends Row>(
  columns: (Column<R> & { title: string })[],
  state: TableState<R>
): NonNullable<TableProps<R>['columns']> {
  return columns.map((column) => {
    const field = column.field ?? column.key
    return {
      key: field,
      dataIndex: column.key,
      align: column.align,
      width: columnWidth(column),
      sorter: column.sortable ?? false,
      sortOrder: orderOf(state.sorters, field),
      title: (
        <ColumnHeader
          title={column.title}
          field={field}
          filter={column.filter}
          values={state.query.filters}
          onChange={state.setFilter}
        />
      ),
      render: (value: ReactNode, row: R) => {
        // two hundred of the library's skeletons cost more than the rows they stand for
        if (state.isFirstLoad) return <div className="cell-skeleton" />
        return column.render ? column.render(row) : plain(value)
      },
    }
  })
}
