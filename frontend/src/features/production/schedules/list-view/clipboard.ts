import { headerOf, parseRows } from '../../../../kit/lines/operations'
import { newTask, nextCode } from '../plan/new-task'
import { newRef } from '../plan/refs'
import type { Change, SchedulePlan, ScheduleTask } from '../plan/types'
import type { CellContext, GridColumn, GridRow } from './columns/column'
import { isOneCell, type Range } from './cell-range'
import { write, type Problem, type Writing } from './write-cells'

const quoted = (text: string) => (/[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A rectangle of cells as spreadsheets take it. */
export function copied(
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
  { top, bottom, start, end }: Range,
  context: CellContext
): string {
  return rows
    .slice(top, bottom + 1)
    .map((row) =>
      columns
        .slice(start, end + 1)
        .map((column) => quoted(column.text(row, context)))
        .join('\t')
    )
    .join('\n')
}

interface Target {
  rows: readonly GridRow[]
  /** Those on screen. */
  columns: readonly GridColumn[]
  /** A first line may name any of these. */
  all: readonly (GridColumn & { title: string })[]
  range: Range
}

interface Pasted {
  changes: Change[]
  problems: Problem[]
  /** New tasks, in their order. */
  added: number[]
}

/**
 * Writes cells of a spreadsheet from the first cell of the selection on; one cell fills the whole
 * selection. Lines below the last row become tasks; a first line that names columns says where cells go.
 */
export function pasted(
  text: string,
  target: Target,
  plan: SchedulePlan,
  context: CellContext
): Pasted {
  const { rows, columns, all, range } = target
  const block = parseRows(text)
  const lineColumns = all.map(({ key, title }) => ({ key, title, kind: 'text' as const }))
  const header = headerOf(lineColumns, block[0] ?? [])
  const places = header
    ? header.map((named) => all.find(({ key }) => key === named?.key))
    : columns.slice(range.start)
  const lines = header ? block.slice(1) : block
  const isOne = lines.length === 1 && lines[0]!.length === 1
  if (isOne && !isOneCell(range)) return filled(lines[0]![0]!, target, plan, context)
  const present = Math.max(0, Math.min(lines.length, rows.length - range.top))
  const writings = lines.slice(0, present).flatMap((cells, index) =>
    cellsOf(cells, places).map(([column, cell]) => ({
      row: rows[range.top + index]!,
      column,
      text: cell,
    }))
  )
  const written = write(writings, plan, context)
  const added = addTasks(
    lines.slice(present).filter((cells) => cells.some((cell) => cell.trim())),
    places,
    plan,
    context
  )
  return {
    changes: [...written.changes, ...added.changes],
    problems: [...written.problems, ...added.problems],
    added: added.ids,
  }
}

const cellsOf = (cells: readonly string[], places: readonly (GridColumn | undefined)[]) =>
  cells.flatMap((cell, at): [GridColumn, string][] => (places[at] ? [[places[at], cell]] : []))

function filled(text: string, target: Target, plan: SchedulePlan, context: CellContext): Pasted {
  const { rows, columns, range } = target
  const writings: Writing[] = rows
    .slice(range.top, range.bottom + 1)
    .flatMap((row) =>
      columns.slice(range.start, range.end + 1).map((column) => ({ row, column, text }))
    )
  return { ...write(writings, plan, context), added: [] }
}

/**
 * New tasks at the end, from lines of cells. A WBS says how deep each lies; predecessors may be those that
 * are added with it.
 */
function addTasks(
  lines: readonly string[][],
  places: readonly (GridColumn | undefined)[],
  plan: SchedulePlan,
  context: CellContext
) {
  const made: { row: GridRow; cells: [GridColumn, string][] }[] = []
  const tasks = [...plan.schedule.tasks]
  const above: ScheduleTask[] = []
  const firstLevel = levelIn(lines[0] ?? [], places)
  // lines that say nothing of their depth lie as deep as the task above them
  const hasLevels = places.some((column) => column?.key === 'wbs')
  const base = hasLevels ? null : (tasks.at(-1)?.parentId ?? null)
  for (const line of lines) {
    const cells = cellsOf(line, places)
    const level = Math.max(1, levelIn(line, places) - firstLevel + 1)
    above.length = Math.min(above.length, level - 1)
    const code = textIn(cells, 'code') || nextCode(tasks)
    const name = textIn(cells, 'name') || textIn(cells, 'nameAr') || code
    const task = { ...newTask(Number(newRef()), code), name, parentId: above.at(-1)?.id ?? base }
    above.push(task)
    tasks.push(task)
    const row = {
      task,
      number: tasks.length,
      level,
      isCollapsed: false,
      predecessors: '',
      resources: '',
      readyOn: null,
    }
    made.push({ row, cells: cells.filter(([{ key }]) => !['wbs', 'code', 'name'].includes(key)) })
  }
  return withCells(made, { ...plan, schedule: { ...plan.schedule, tasks } }, context)
}

const textIn = (cells: [GridColumn, string][], key: string) =>
  cells.find(([column]) => column.key === key)?.[1].trim()

function levelIn(line: readonly string[], places: readonly (GridColumn | undefined)[]): number {
  const at = places.findIndex((column) => column?.key === 'wbs')
  const wbs = at < 0 ? '' : (line[at] ?? '').trim()
  return wbs ? wbs.replace(/\.$/, '').split('.').length : 1
}

/** Facts are part of the new task; links and resources follow once all of them are there. */
function withCells(
  made: { row: GridRow; cells: [GridColumn, string][] }[],
  plan: SchedulePlan,
  context: CellContext
) {
  const adds: Change[] = []
  const rest: Change[] = []
  const problems: Problem[] = []
  const lastIn = new Map<number | null, number>()
  const { tasks } = plan.schedule
  const present = tasks.length - made.length
  for (const { id, parentId } of tasks.slice(0, present)) lastIn.set(parentId, id)
  for (const { row, cells } of made) {
    const { task } = row
    const written = write(
      cells.map(([column, text]) => ({ row, column, text })),
      plan,
      context
    )
    problems.push(...written.problems)
    const fields = { code: task.code, name: task.name }
    for (const change of written.changes)
      if (change.op === 'update') Object.assign(fields, change.fields)
      else rest.push(change)
    const { parentId } = task
    const afterId = lastIn.get(parentId) ?? null
    adds.push({ op: 'add', ref: String(task.id), parentId, afterId, fields })
    lastIn.set(parentId, task.id)
  }
  return { changes: [...adds, ...rest], problems, ids: made.map(({ row }) => row.task.id) }
}
