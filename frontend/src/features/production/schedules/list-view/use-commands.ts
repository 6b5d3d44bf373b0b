import { useTranslation } from 'react-i18next'
import { toast } from '../../../../providers/toast'
import type { SchedulePlan } from '../plan/types'
import { SCHEDULES } from '../schedule'
import type { Cell } from './cell-range'
import { copied, pasted } from './clipboard'
import { isEditable, type CellContext, type GridColumn, type GridRow } from './columns/column'
import type { GridCommand } from './grid-keys'
import { indent, insertion, outdent, removal, shift } from './outline-commands'
import type { Cells } from './use-cells'
import type { CellWriting } from './use-writing'
import { markKey } from './use-marks'

export interface GridParts {
  plan: SchedulePlan
  context: CellContext
  rows: readonly GridRow[]
  columns: readonly (GridColumn & { title: string })[]
  all: readonly (GridColumn & { title: string })[]
  cells: Cells
  writing: CellWriting
  canEdit: boolean
  isFiltered: boolean
  toggle: (id: number) => void
  /** Tasks were removed and can be put back. */
  onRemoved: (count: number) => void
}

export type Commands = ReturnType<typeof useCommands>

/** What keys, the clipboard and buttons do to the cells and the outline. */
export function useCommands(parts: GridParts) {
  const { t } = useTranslation()
  const newName = t(`${SCHEDULES}.new_task`)
  return {
    /** Answers whether the key is used up. */
    run: (command: GridCommand): boolean => run(parts, command, newName),
    commit: (cell: Cell, text: string) => commit(parts, cell, text),
    copy: () => copied(parts.rows, parts.columns, parts.cells.range, parts.context),
    paste: (text: string) => paste(parts, text),
  }
}

function run(parts: GridParts, command: GridCommand, newName: string): boolean {
  const { cells, plan, writing, rows } = parts
  const { at } = cells
  switch (command.do) {
    case 'move':
      cells.goTo(at.row + command.rows, at.column + command.columns, command.extend)
      return true
    case 'edge':
      goToEdge(parts, command)
      return true
    case 'tab':
      return tab(parts, command.by)
    case 'edit':
      return beginEditing(parts, command.text)
    case 'toggle':
      return toggleOr(parts, () => beginEditing(parts, ' '))
    case 'undo':
    case 'redo':
      if (command.do === 'undo' ? plan.canUndo : plan.canRedo) void writing.step(command.do)
      return true
    case 'fill':
      fillDown(parts)
      return true
    case 'clear':
      clear(parts)
      return true
    case 'all':
      if (rows.length) cells.select(0, rows.length - 1)
      return true
    case 'leave':
      cells.goTo(at.row, at.column)
      return false
    default:
      return changeOutline(parts, command.do, newName)
  }
}

export const selectedIds = ({ rows, cells }: Pick<GridParts, 'rows' | 'cells'>): number[] =>
  rows.slice(cells.range.top, cells.range.bottom + 1).map(({ task }) => task.id)

function goToEdge(
  { cells, rows, columns }: GridParts,
  command: Extract<GridCommand, { do: 'edge' }>
) {
  const edge = (by: number, now: number, last: number) => (by === 0 ? now : by < 0 ? 0 : last)
  cells.goTo(
    edge(command.rows, cells.at.row, rows.length - 1),
    edge(command.columns, cells.at.column, columns.length - 1),
    command.extend
  )
}

/** From the last cell of the empty row, and back from the first one, the key leaves the grid. */
function tab({ cells, rows, columns }: GridParts, by: 1 | -1): boolean {
  const { row, column } = cells.at
  const next = column + by
  if (next >= 0 && next < columns.length) cells.goTo(row, next)
  else if (row + by < 0 || row + by > rows.length) return false
  else cells.goTo(row + by, by > 0 ? 0 : columns.length - 1)
  return true
}

function toggleOr({ rows, cells, toggle }: GridParts, otherwise: () => boolean): boolean {
  const row = rows[cells.at.row]
  if (row?.task.kind !== 'summary') return otherwise()
  toggle(row.task.id)
  return true
}

/** @returns whether the cell can be edited */
function beginEditing(parts: GridParts, text?: string): boolean {
  const { rows, columns, cells, context, canEdit, writing } = parts
  const row = rows[cells.at.row]
  const column = columns[cells.at.column]
  if (!canEdit || !column?.parse || (row && !isEditable(column, row))) return true
  const mark = row && writing.marks.get(markKey(row.task.id, column.key))
  const present = mark?.text ?? (row ? column.text(row, context) : '')
  const cell = { id: row?.task.id ?? null, column: cells.at.column }
  cells.edit(cell, text ?? present, text !== undefined)
  return true
}

interface Taken {
  /** Why a text was not taken; the editor stays open then. */
  problem: string | null
  /** The task that it has made. */
  addedId?: number
}

function commit(parts: GridParts, cell: Cell, text: string): Taken {
  const { rows, columns, writing } = parts
  const row = rows.find(({ task }) => task.id === cell.id)
  const column = columns[cell.column]!
  if (row) return { problem: writing.writeCells([{ row, column, text }]) }
  return text.trim() ? paste(parts, text) : { problem: null }
}

function paste(parts: GridParts, text: string): Taken {
  const { plan, context, rows, columns, all, cells, writing, canEdit } = parts
  if (!canEdit) return { problem: null }
  const { range } = cells
  const { changes, problems, added } = pasted(text, { rows, columns, all, range }, plan, context)
  if (problems.length === 1 && changes.length <= added.length)
    return { problem: problems[0]!.message }
  writing.mark(problems)
  if (changes.length) void writing.save(changes)
  if (added.length > 1) cells.put({ id: null, column: cells.at.column })
  return { problem: null, addedId: added[0] }
}

/** What the first row of the selection says, into the rows below it. */
function fillDown({ rows, columns, cells, context, writing, canEdit }: GridParts) {
  const { top, bottom, start, end } = cells.range
  const from = rows[top]
  if (!canEdit || !from) return
  const writings = rows
    .slice(top + 1, bottom + 1)
    .flatMap((row) =>
      columns
        .slice(start, end + 1)
        .map((column) => ({ row, column, text: column.text(from, context) }))
    )
  if (writings.length) writing.writeCells(writings)
}

/** Empties the selected cells, as in a spreadsheet; of several those that may not be empty stay. */
function clear({ plan, rows, columns, cells, context, writing, canEdit }: GridParts) {
  const { top, bottom, start, end } = cells.range
  if (!canEdit) return
  const filled = rows.slice(top, bottom + 1).flatMap((row) =>
    columns
      .slice(start, end + 1)
      .filter((column) => isEditable(column, row) && column.text(row, context))
      .map((column) => ({ row, column, text: '' }))
  )
  const empty =
    filled.length > 1
      ? filled.filter(({ row, column }) => 'changes' in column.parse!('', row, plan, context))
      : filled
  if (!empty.length) return
  const problem = writing.writeCells(empty)
  if (problem) toast({ variant: 'destructive', title: problem })
}

type OutlineCommand = 'indent' | 'outdent' | 'up' | 'down' | 'insert' | 'remove'

function changeOutline(parts: GridParts, command: OutlineCommand, newName: string): boolean {
  const { plan, writing, canEdit } = parts
  if (!canEdit) return true
  const ids = selectedIds(parts)
  if (command === 'insert') insert(parts, newName)
  else if (command === 'remove') remove(parts)
  else {
    const changes =
      command === 'indent'
        ? indent(plan, ids)
        : command === 'outdent'
          ? outdent(plan, ids)
          : shift(plan, ids, command === 'up' ? -1 : 1)
    if (changes.length) void writing.save(changes)
  }
  return true
}

/** A task below the cursor, its name ready to be typed over. */
function insert({ plan, rows, columns, cells, writing }: GridParts, newName: string) {
  const { change, id } = insertion(plan, rows[cells.at.row]?.task ?? null, { name: newName })
  void writing.save([change])
  const column = columns.findIndex(({ key }) => key === 'name')
  const cell = { id, column: Math.max(0, column) }
  cells.put(cell)
  if (column >= 0) cells.edit(cell, newName, false)
}

function remove(parts: GridParts) {
  const { plan, cells, writing } = parts
  const changes = removal(plan, selectedIds(parts))
  if (!changes.length) return
  cells.goTo(cells.range.top, cells.at.column)
  void writing.save(changes).then((isDone) => isDone && parts.onRemoved(changes.length))
}
