import { Table, type TableProps } from 'antd'
import { memo, useMemo, type ReactNode } from 'react'
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

/** The table itself: sortable headers with filters, labelled checkboxes, rows that open. */
export function DataGrid<R extends Row>({ label, empty, ...props }: DataGridProps<R>) {
  const { state, currency } = props
  const { query, sorters, rows, change, setFilter } = state
  const table = useFullTexts()
  // what only says that rows are on their way does not draw them again
  const shown = useMemo(
    () => ({ query, sorters, rows, change, setFilter }),
    [query, sorters, rows, change, setFilter]
  )
  return (
    <TableCurrency value={currency}>
      <div ref={table} role="table" aria-label={label} aria-busy={state.isRefreshing}>
        <Grid {...props} state={shown} empty={rows.length ? null : empty} />
      </div>
      {state.total === 0 ? null : <TablePages {...{ state, currency }} />}
    </TableCurrency>
  )
}

/** What of a list's state its rows are drawn from. */
type Shown<R extends Row> = Pick<
  TableState<R>,
  'query' | 'sorters' | 'rows' | 'change' | 'setFilter'
>

type GridProps<R extends Row> = Omit<DataGridProps<R>, 'state' | 'label'> & { state: Shown<R> }

/** Hundreds of cells: drawn again only when what they show has changed. */
const Grid = memo(DrawnGrid) as typeof DrawnGrid

function DrawnGrid<R extends Row>(props: GridProps<R>) {
  const { columns, state, prefs, selection, labelOf, empty } = props
  const rowProps = useRowProps(props)
  const rowSelection = useRowSelection({ rows: state.rows, selection, labelOf })
  const widths = columns.map(({ key }) => prefs.fitted[key] ?? 0)
  return (
    <Table<R>
      className={`${styles.grid} ${styles[prefs.density]}`}
      rowKey="id"
      size={prefs.density}
      sticky={{ offsetHeader: SHELL_HEADER }}
      tableLayout="fixed"
      scroll={{ x: widths.reduce((sum, width) => sum + width, selection ? CHECKBOX_WIDTH : 0) }}
      components={tableParts}
      columns={gridColumns(columns, state, prefs)}
      dataSource={state.rows}
      rowSelection={rowSelection}
      onChange={sortChange(state)}
      onHeaderRow={() => ({ role: 'row' })}
      onRow={(row, index = 0) => rowProps(row, index)}
      showSorterTooltip={false}
      locale={{ emptyText: empty }}
      pagination={false}
    />
  )
}

function sortChange<R extends Row>(
  state: Pick<TableState<R>, 'change'>
): TableProps<R>['onChange'] {
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
function useRowProps<R extends Row>({ state, selection, onOpen }: GridProps<R>) {
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
  })
}
