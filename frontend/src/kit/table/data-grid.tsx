import { Table, type TableProps } from 'antd'
import type { ReactNode } from 'react'
import type { CrudSort } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import { columnWidth } from './column-width'
import { gridColumns } from './grid-columns'
import { CHECKBOX_WIDTH, useRowSelection } from './use-row-selection'
import { useRowKeyboard } from './use-row-keyboard'
import type { TableState } from './use-table-state'
import type { Density } from './use-table-prefs'
import type { Column, Row } from './types'
import type { useSelection } from './use-selection'

interface DataGridProps<R extends Row> {
  columns: (Column<R> & { title: string })[]
  state: TableState<R>
  density: Density
  selection?: ReturnType<typeof useSelection<R>>
  labelOf: (row: R) => string
  onOpen?: (row: R) => void
  empty: ReactNode
}

/** Rows that only hold the place of those still loading, so that nothing jumps when they come. */
function placeholders<R extends Row>(count: number): R[] {
  return Array.from({ length: count }, (_, index) => ({ id: `loading-${index}` }) as unknown as R)
}

/** The table itself: sortable headers with filters, labelled checkboxes, keyboard rows. */
export function DataGrid<R extends Row>(props: DataGridProps<R>) {
  const { columns, state, density, selection, labelOf, onOpen, empty } = props
  const { t } = useTranslation()
  const rows = state.isFirstLoad ? placeholders<R>(state.query.size) : state.rows
  const keyboard = useRowKeyboard({
    count: state.rows.length,
    onOpen: (index) => state.rows[index] && onOpen?.(state.rows[index]),
    onToggle: selection
      ? (index) => {
          const row = state.rows[index]
          if (row) selection.set([row], !selection.isSelected(row))
        }
      : undefined,
  })

  const rowSelection = useRowSelection({ rows, selection, labelOf, ready: !state.isFirstLoad })
  const width = columns.reduce(
    (sum, column) => sum + columnWidth(column),
    selection ? CHECKBOX_WIDTH : 0
  )

  const onChange: TableProps<R>['onChange'] = (paging, _filters, sorter, { action }) => {
    if (action === 'paginate') {
      state.change({ page: paging.current ?? 1, size: paging.pageSize ?? state.query.size })
    }
    if (action === 'sort') {
      const { columnKey, order } = Array.isArray(sorter) ? sorter[0]! : sorter
      const next: CrudSort[] = order
        ? [{ field: String(columnKey), order: order === 'ascend' ? 'asc' : 'desc' }]
        : []
      state.change({ sorters: next })
    }
  }

  // what stands for the rows is longer than most lists, so the pages are named below what has come
  const pagination: TableProps<R>['pagination'] = {
    current: state.query.page,
    pageSize: state.query.size,
    total: state.total,
    showSizeChanger: true,
    pageSizeOptions: [25, 50, 100, 200],
    showTotal: (total) => t('kit.table.total', { count: total }),
    responsive: true,
  }

  return (
    <Table<R>
      className="data-grid"
      rowKey="id"
      size={density}
      sticky
      tableLayout="fixed"
      scroll={{ x: width }}
      columns={gridColumns(columns, state)}
      dataSource={rows}
      rowSelection={rowSelection}
      onChange={onChange}
      showSorterTooltip={false}
      locale={{ emptyText: empty }}
      aria-busy={state.isRefreshing}
      onRow={(row, index = 0) => (state.isFirstLoad ? {} : rowProps(row, index))}
      pagination={state.isFirstLoad ? false : pagination}
    />
  )

  function rowProps(row: R, index: number) {
    return {
      ...keyboard(index),
      onDoubleClick: () => onOpen?.(row),
      style: { opacity: state.isRefreshing ? 0.7 : 1 },
    }
  }
}
