import { memo, type MouseEvent } from 'react'
import { CaretDownOutlined, CaretLeftOutlined, CaretRightOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { useIsRtl } from '../../../../kit/use-is-rtl'
import { SCHEDULES } from '../schedule'
import { cellId } from './cell-id'
import { CellEditor, type Then } from './cell-editor'
import type { Cell } from './cell-range'
import { isEditable, type CellContext, type GridColumn, type GridRow } from './columns/column'
import { DragHandle } from './drag-handle'
import { FROZEN } from './frozen'
import styles from './grid.module.css'
import { markKey, type Mark, type Marks } from './use-marks'

/** What cells call; the same object for as long as the grid is there. */
export interface RowActions {
  press: (event: MouseEvent, id: number | null, column: number) => void
  edit: () => void
  commit: (cell: Cell, text: string, then: Then) => string | null
  cancel: () => void
  toggle: (id: number) => void
  selectRow: (event: MouseEvent, id: number) => void
}

export interface GridRowProps {
  row: GridRow | null
  index: number
  start: number
  gridId: string
  columns: readonly (GridColumn & { title: string })[]
  context: CellContext
  actions: RowActions
  canEdit: boolean
  /** Place of the cursor in this row, or null. */
  active: number | null
  /** First and last selected place in this row, or -1. */
  from: number
  to: number
  editing: { column: number; text: string; isTyped: boolean } | null
  /** Null where no cell of the row has one. */
  marks: Marks | null
}

/** One task, or the empty row at the end; drawn again only when something in it changes. */
export const GridRowView = memo(function GridRowView(props: GridRowProps) {
  const { row, index, start, columns, actions } = props
  const task = row?.task
  const isSummary = task?.kind === 'summary'
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-level={row?.level ?? 1}
      aria-expanded={isSummary ? !row!.isCollapsed : undefined}
      className={rowClass(task)}
      style={{ transform: `translateY(${start}px)` }}
    >
      <NumberCell {...props} />
      {columns.map((column, at) => (
        <div
          key={column.key}
          role="gridcell"
          id={cellId(props.gridId, index, at)}
          tabIndex={-1}
          aria-colindex={at + 2}
          aria-selected={at >= props.from && at <= props.to}
          data-frozen={column.key === FROZEN || undefined}
          className={cellClass(props, column, at)}
          onMouseDown={(event) => actions.press(event, task?.id ?? null, at)}
          onDoubleClick={actions.edit}
        >
          <CellContent {...props} column={column} at={at} />
        </div>
      ))}
    </div>
  )
})

function rowClass(task: GridRow['task'] | undefined): string {
  return [
    styles.row,
    task?.kind === 'summary' && styles.summary,
    task?.isCritical && task.kind !== 'summary' && styles.critical,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Columns in which a critical task is seen. */
const DATED = new Set(['start', 'finish', 'totalFloat'])

function cellClass({ row, active, from, to, marks }: GridRowProps, column: GridColumn, at: number) {
  return [
    styles.cell,
    column.align === 'end' && styles.end,
    at >= from && at <= to && styles.selected,
    at === active && styles.active,
    row && marks?.has(markKey(row.task.id, column.key)) && styles.marked,
    DATED.has(column.key) && styles.dated,
    row && !isEditable(column, row) && styles.computed,
  ]
    .filter(Boolean)
    .join(' ')
}

function NumberCell({ row, index, canEdit, actions }: GridRowProps) {
  const className = `${styles.cell} ${styles.number}`
  if (!row) return <div className={className} />
  return (
    <div
      role="rowheader"
      aria-colindex={1}
      aria-label={String(index + 1)}
      tabIndex={-1}
      className={className}
      onMouseDown={(event) => actions.selectRow(event, row.task.id)}
    >
      {canEdit ? <DragHandle id={row.task.id} number={row.number} /> : <span />}
      {row.number}
    </div>
  )
}

type ContentProps = GridRowProps & { column: GridColumn & { title: string }; at: number }

function CellContent(props: ContentProps) {
  const { row, column, at, context, editing, actions, marks } = props
  const { t } = useTranslation()
  const mark = row ? marks?.get(markKey(row.task.id, column.key)) : undefined
  if (editing?.column === at) {
    const cell = { id: row?.task.id ?? null, column: at }
    const label = t('kit.lines.cell', { column: column.title, number: props.index + 1 })
    return (
      <CellEditor
        {...{ column, context, label }}
        text={editing.text}
        isTyped={editing.isTyped}
        onCommit={(text, then) => actions.commit(cell, text, then)}
        onCancel={actions.cancel}
      />
    )
  }
  if (!row) return <EmptyCell column={column} />
  return (
    <>
      {column.key === 'name' ? <Outline row={row} toggle={actions.toggle} /> : null}
      <CellText {...{ column, row, context, mark }} />
    </>
  )
}

/** The row at the end says what it is for. */
function EmptyCell({ column }: { column: GridColumn }) {
  const { t } = useTranslation()
  if (column.key !== 'name') return null
  return <span className={`${styles.text} ${styles.computed}`}>{t(`${SCHEDULES}.add_here`)}</span>
}

interface CellTextProps {
  column: GridColumn
  row: GridRow
  context: CellContext
  mark: Mark | undefined
}

function CellText({ column, row, context, mark }: CellTextProps) {
  const text = mark?.text ?? column.text(row, context)
  const isPlain = mark !== undefined || !column.render
  return (
    <span
      className={styles.text}
      // what is drawn, such as an Arabic date, knows its own direction
      dir={isPlain ? column.dir : undefined}
      title={mark?.message ?? (text || undefined)}
    >
      {isPlain ? text : column.render!(row, context)}
    </span>
  )
}

const INDENT = 16

function Outline({ row, toggle }: { row: GridRow; toggle: (id: number) => void }) {
  const { t } = useTranslation()
  const isRtl = useIsRtl()
  const { task, level, isCollapsed } = row
  const style = { marginInlineStart: (level - 1) * INDENT }
  if (task.kind !== 'summary') return <span className={styles.leaf} style={style} />
  const Closed = isRtl ? CaretLeftOutlined : CaretRightOutlined
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.collapse}
      style={style}
      aria-label={t(`${SCHEDULES}.${isCollapsed ? 'expand' : 'collapse'}`, { name: task.name })}
      onMouseDown={(event) => event.stopPropagation()}
      onClick={() => toggle(task.id)}
    >
      {isCollapsed ? <Closed /> : <CaretDownOutlined />}
    </button>
  )
}
