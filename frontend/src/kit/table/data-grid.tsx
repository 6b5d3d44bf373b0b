import { Table, type TableProps } from 'antd'
import type { ReactNode } from 'react'
import type { CrudSort } from '@refinedev/core'
import { TableCurrency } from '../display/table-currency'
import { gridColumns, type GridColumn } from './grid-columns'
import { rowClick } from './use-row-click'
import { CHECKBOX_WIDTH, useRowSelection } from './use-row-selection'
import { useRowKeyboard } from './use-row-keyboard'
import { TablePages } from './table-pages'
import { tableParts, useFullTexts } from './table-parts'
import type { TableState } from './use-table-state'
import type { TablePrefs } from './use-table-prefs'
import type { Row } from './types'
import type { useSelection } from './use-selection'
import styles from './grid.module.css'

interface DataGridProps<R extends Row> {
  columns: GridColumn<R>[]
  state: TableState<R>
  prefs: TablePrefs
  /** Accessible name of the table. */
  label: string
  selection?: ReturnType<typeof useSelection<R>>
  labelOf: (row: R) => string
  onOpen?: (row: R, newTab?: boolean) => void
  /** The one currency of all rows. */
  currency: string | null
  empty: ReactNode
}

/** As high as the portal's own header, below which the table's header stays in sight. */
const SHELL_HEADER = 60

/** Rows that only hold the place of those still loading, so that nothing jumps when they come. */
function placeholders<R extends Row>(count: number): R[] {
  return Array.from({ length: count }, (_, index) => ({ id: `loading-${index}` }) as unknown as R)
}

/** The table itself: sortable headers with filters, labelled checkboxes, rows that open. */
export function DataGrid<R extends Row>(props: DataGridProps<R>) {
  const { columns, state, prefs, selection, labelOf, currency, empty } = props
  const rows = state.isFirstLoad ? placeholders<R>(state.query.size) : state.rows
  const table = useFullTexts()
  const rowProps = useRowProps(props)
  const rowSelection = useRowSelection({ rows, selection, labelOf, ready: !state.isFirstLoad })
  const widths = columns.map(({ key }) => prefs.fitted[key] ?? 0)
  return (
    <TableCurrency value={currency}>
      <div ref={table} role="table" aria-label={props.label} aria-busy={state.isRefreshing}>
        <Table<R>
          className={`${styles.grid} ${styles[prefs.density]}`}
          rowKey="id"
          size={prefs.density}
          sticky={{ offsetHeader: SHELL_HEADER }}
          tableLayout="fixed"
          scroll={{ x: widths.reduce((sum, width) => sum + width, selection ? CHECKBOX_WIDTH : 0) }}
          components={tableParts}
          columns={gridColumns(columns, state, prefs)}
          dataSource={rows}
          rowSelection={rowSelection}
          onChange={sortChange(state)}
          onHeaderRow={() => ({ role: 'row' })}
          onRow={(row, index = 0) => (state.isFirstLoad ? { role: 'row' } : rowProps(row, index))}
          showSorterTooltip={false}
          locale={{ emptyText: empty }}
          pagination={false}
        />
      </div>
      {/* what stands for the rows is longer than most lists, so the pages are named below what has come */}
      {state.isFirstLoad || state.total === 0 ? null : <TablePages {...{ state, currency }} />}
    </TableCurrency>
  )
}

function sortChange<R extends Row>(state: TableState<R>): TableProps<R>['onChange'] {
  return (_paging, _filters, sorter, { action }) => {
    if (action !== 'sort') return
    const { columnKey, order } = Array.isArray(sorter) ? sorter[0]! : sorter
    const sorters: CrudSort[] = order
      ? [{ field: String(columnKey), order: order === 'ascend' ? 'asc' : 'desc' }]
      : []
    state.change({ sorters })
  }
}

/** How a row is opened and selected, by pointer and by keyboard. */
function useRowProps<R extends Row>({ state, selection, onOpen }: DataGridProps<R>) {
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
  return (row: R, index: number) => ({
    role: 'row',
    ...keyboard(index),
    ...rowClick(row, onOpen),
    style: { opacity: state.isRefreshing ? 0.7 : 1 },
  })
}
