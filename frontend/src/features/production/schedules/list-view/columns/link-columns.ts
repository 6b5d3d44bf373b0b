import { formatPredecessors, parsePredecessors } from '@binaa/backend/predecessors'
import { toDecimalText, toLatinDigits } from '../../../../../kit/digits'
import type { Change, ScheduleAnswer, SchedulePlan } from '../../plan/types'
import type { CellContext, GridColumn, GridRow, Parsed } from './column'
import { isSummary } from './time-columns'

/** The predecessors of each task as text: lags in the calendar of the predecessor. */
export function predecessorTexts(
  { tasks, links }: Pick<ScheduleAnswer, 'tasks' | 'links'>,
  { unitsOf }: Pick<CellContext, 'unitsOf'>
): Map<number, string> {
  const byId = new Map(tasks.map((task) => [task.id, task]))
  const texts = new Map<number, string>()
  for (const { fromId, toId, type, lag } of links) {
    const from = byId.get(fromId)
    if (!from) continue
    const text = formatPredecessors([{ code: from.code, type, lag }], unitsOf(from))
    const before = texts.get(toId)
    texts.set(toId, before ? `${before};${text}` : text)
  }
  return texts
}

/** The task that a person means by a text: an activity id, or the number of a row. */
function meant(code: string, { tasks }: ScheduleAnswer) {
  const byCode = tasks.find((task) => task.code.toLowerCase() === code.toLowerCase())
  return byCode ?? (/^\d+$/.test(code) ? tasks[Number(code) - 1] : undefined)
}

/** What makes the predecessors of a task those of a text. */
export function linkChanges(
  text: string,
  { task }: Pick<GridRow, 'task'>,
  { schedule }: Pick<SchedulePlan, 'schedule'>,
  { t, unitsOf }: CellContext
): Parsed {
  const isCode = (part: string) => schedule.tasks.some(({ code }) => code === part)
  const read = parsePredecessors(text, unitsOf(task), isCode)
  const [unread] = read.unread
  if (unread)
    return { problem: t('production.schedules.problems.no_predecessor', { text: unread }) }
  const wanted = new Map<number, Extract<Change, { op: 'link' }>>()
  for (const { code, type, lag } of read.links) {
    const from = meant(code, schedule)
    if (!from) return { problem: t('production.schedules.problems.no_task', { text: code }) }
    if (from.id === task.id) return { problem: t('production.schedules.problems.own_predecessor') }
    if (from.kind === 'summary')
      return { problem: t('production.schedules.problems.link_to_summary', { text: code }) }
    wanted.set(from.id, { op: 'link', fromId: from.id, toId: task.id, type, lag })
  }
  const present = schedule.links.filter(({ toId }) => toId === task.id)
  const gone = present.filter(({ fromId }) => !wanted.has(fromId))
  const isSame = (link: Extract<Change, { op: 'link' }>) =>
    present.some((p) => p.fromId === link.fromId && p.type === link.type && p.lag === link.lag)
  return {
    changes: [
      ...gone.map(({ fromId, toId }) => ({ op: 'unlink' as const, fromId, toId })),
      ...[...wanted.values()].filter((link) => !isSame(link)),
    ],
  }
}

export const PREDECESSORS: GridColumn = {
  key: 'predecessors',
  width: 150,
  dir: 'ltr',
  text: ({ predecessors }) => predecessors,
  isEditable: (row) => !isSummary(row),
  parse: linkChanges,
}

const plainUnits = (units: string) => String(Number(units))

/** The resources of each task as text: `CREW-1;CRANE[2]`. */
export function resourceTexts({
  assignments,
  resources,
}: Pick<ScheduleAnswer, 'assignments' | 'resources'>): Map<number, string> {
  const codes = new Map(resources.map(({ id, code }) => [id, code]))
  const texts = new Map<number, string>()
  for (const { taskId, resourceId, units } of assignments) {
    const amount = plainUnits(units)
    const text = `${codes.get(resourceId) ?? '?'}${amount === '1' ? '' : `[${amount}]`}`
    const before = texts.get(taskId)
    texts.set(taskId, before ? `${before};${text}` : text)
  }
  return texts
}

const ASSIGNED = /^(.+?)(?:\s*\[([\d.,]+)\])?$/

function resourceChanges(
  text: string,
  { task }: GridRow,
  { schedule }: SchedulePlan,
  { t, resources }: CellContext
): Parsed {
  const changes: Change[] = []
  const wanted = new Set<number>()
  const present = schedule.assignments.filter(({ taskId }) => taskId === task.id)
  for (const part of toLatinDigits(text)
    .split(/[;؛,،]/)
    .map((one) => one.trim())
    .filter(Boolean)) {
    const [, code = '', amount = '1'] = ASSIGNED.exec(part) ?? []
    const plain = code.trim().toLowerCase()
    const resource = resources.find(
      (one) => one.code.toLowerCase() === plain || one.name.toLowerCase() === plain
    )
    const units = Number(toDecimalText(amount))
    if (!resource || !(units > 0))
      return { problem: t('production.schedules.problems.no_resource', { text: part }) }
    wanted.add(resource.id)
    const before = present.find(({ resourceId }) => resourceId === resource.id)
    if (Number(before?.units) !== units)
      changes.push({ op: 'assign', taskId: task.id, resourceId: resource.id, units: String(units) })
  }
  for (const { resourceId } of present)
    if (!wanted.has(resourceId)) changes.unshift({ op: 'unassign', taskId: task.id, resourceId })
  return { changes }
}

export const RESOURCES: GridColumn = {
  key: 'resources',
  width: 160,
  dir: 'ltr',
  text: ({ resources }) => resources,
  isEditable: (row) => !isSummary(row),
  parse: resourceChanges,
}
