import { formatMoment, momentText } from '#engines/scheduling/moment'
import type { FileTask, ScheduleFile } from '#engines/schedule_files/schedule_file'
import type { Change } from '#production/schedules/change'
import { openLinks, type PlanState } from '#production/schedules/plan_state'
import { childrenOf } from '#production/tasks/outline'
import type { Task } from '#production/tasks/task'
import { differing, fieldsOf } from './task_changes_of.js'

/** The ids here of what a file calls by keys; null for what is not there yet. */
export interface KnownIds {
  calendars: ReadonlyMap<string, number | null>
  resources: ReadonlyMap<string, number | null>
}

export interface NamedTask {
  code: string
  name: string
}

/** How a file differs from the schedule of its project, tasks matched by their codes. */
export interface Revision {
  changes: Change[]
  added: NamedTask[]
  changed: (NamedTask & { fields: string[] })[]
  removed: NamedTask[]
  linksAdded: number
  linksRemoved: number
}

/** The changes that make the schedule of a project the one of a file. */
export function revisionOf(file: ScheduleFile, state: PlanState, known: KnownIds): Revision {
  const revision: Revision = {
    changes: [settingsChange(file, known)],
    ...{ added: [], changed: [], removed: [], linksAdded: 0, linksRemoved: 0 },
  }
  const matched = matchTasks(file, state)
  reviseTasks(revision, file, state, matched, known)
  removeOthers(revision, state, new Set([...matched.values()].map(({ id }) => id)))
  reviseLinks(revision, file, state, matched)
  reviseAssignments(revision, file, state, matched, known)
  return revision
}

/** The open tasks of the project by the keys of the file. */
function matchTasks(file: ScheduleFile, { tasks }: PlanState): ReadonlyMap<string, Task> {
  const byCode = new Map<string, Task>()
  for (const task of tasks.values()) if (task.removedIn === null) byCode.set(task.code, task)
  return new Map(
    file.tasks.flatMap(({ key, code }) => {
      const task = byCode.get(code)
      return task ? [[key, task]] : []
    })
  )
}

function settingsChange({ project, format }: ScheduleFile, { calendars }: KnownIds): Change {
  const start = formatMoment(project.start)
  if (format === 'csv' || format === 'xlsx') return { op: 'settings', fields: { start } }
  const { dataDate, mustFinish, lagCalendar, outOfSequence, critical, criticalFloat } = project
  const calendarId = calendars.get(project.calendar)
  return {
    op: 'settings',
    fields: {
      start,
      dataDate: momentText(dataDate),
      mustFinish: momentText(mustFinish),
      ...{ lagCalendar, outOfSequence, critical, criticalFloat },
      ...(calendarId != null && { calendarId }),
    },
  }
}

const refOf = (key: string) => `k${key}`

function reviseTasks(
  revision: Revision,
  file: ScheduleFile,
  state: PlanState,
  matched: ReadonlyMap<string, Task>,
  { calendars }: KnownIds
) {
  const place = (key: string | null) => (key === null ? null : idOrRef(key, matched))
  const seats = seatsOf(state, new Set([...matched.values()].map(({ id }) => id)))
  const last = new Map<string | null, string>()
  for (const task of file.tasks) {
    const { code, name, key, parent } = task
    const ofFile = task.calendar === null ? null : (calendars.get(task.calendar) ?? null)
    const isProjects = task.calendar === file.project.calendar
    const fields = fieldsOf(task, file, isProjects ? null : ofFile)
    const before = last.get(parent) ?? null
    const [parentId, afterId] = [place(parent), place(before)]
    last.set(parent, key)
    const here = matched.get(key)
    if (!here) {
      revision.added.push({ code, name })
      const isFirst = before === null ? { afterId: null } : { afterId }
      revision.changes.push({
        op: 'add',
        ref: refOf(key),
        parentId,
        ...isFirst,
        fields: { code, ...fields },
      })
      continue
    }
    const names = differing(here, fields)
    const isMoved = seats.get(here.id) !== `${parentId} ${afterId}`
    if (names.length) revision.changes.push({ op: 'update', id: here.id, fields })
    if (isMoved) revision.changes.push({ op: 'move', id: here.id, parentId, afterId })
    if (names.length || isMoved)
      revision.changed.push({ code, name, fields: [...names, ...(isMoved ? ['place'] : [])] })
  }
}

const idOrRef = (key: string, matched: ReadonlyMap<string, Task>): string => {
  const task = matched.get(key)
  return task ? String(task.id) : refOf(key)
}

/** Parent and elder sibling of each task that stays, as they are when the others are gone. */
function seatsOf({ tasks }: PlanState, staying: ReadonlySet<number>): Map<number, string> {
  const seats = new Map<number, string>()
  for (const [parentId, children] of childrenOf(tasks.values())) {
    let before: number | null = null
    for (const { id } of children) {
      if (!staying.has(id)) continue
      seats.set(id, `${parentId} ${before}`)
      before = id
    }
  }
  return seats
}

/** Those below another that goes, go with it. */
function removeOthers(revision: Revision, { tasks }: PlanState, staying: ReadonlySet<number>) {
  for (const { id, code, name, parentId, removedIn } of tasks.values()) {
    if (removedIn !== null || staying.has(id)) continue
    revision.removed.push({ code, name })
    const above = parentId === null ? null : tasks.get(parentId)!
    if (!above || staying.has(above.id)) revision.changes.push({ op: 'remove', id })
  }
}

function reviseLinks(
  revision: Revision,
  file: ScheduleFile,
  state: PlanState,
  matched: ReadonlyMap<string, Task>
) {
  const wanted = new Map(
    file.links.map((link) => [`${idOrRef(link.from, matched)} ${idOrRef(link.to, matched)}`, link])
  )
  const staying = new Set([...matched.values()].map(({ id }) => id))
  const present = new Map(openLinks(state).map((link) => [`${link.fromId} ${link.toId}`, link]))
  for (const [pair, { fromId, toId }] of present) {
    if (wanted.has(pair) || !staying.has(fromId) || !staying.has(toId)) continue
    revision.linksRemoved++
    revision.changes.push({ op: 'unlink', fromId: String(fromId), toId: String(toId) })
  }
  for (const [pair, { from, to, type, lag }] of wanted) {
    const here = present.get(pair)
    if (here?.type === type && here.lag === lag) continue
    revision.linksAdded++
    const ends = { fromId: idOrRef(from, matched), toId: idOrRef(to, matched) }
    revision.changes.push({ op: 'link', ...ends, type, lag })
  }
}

/** Only what the file assigns is changed: a table may name no resources at all. */
function reviseAssignments(
  revision: Revision,
  file: ScheduleFile,
  state: PlanState,
  matched: ReadonlyMap<string, Task>,
  { resources }: KnownIds
) {
  const present = new Map(
    state.assignments.map(({ taskId, resourceId, unitsE4 }) => [`${taskId} ${resourceId}`, unitsE4])
  )
  for (const { task, resource, units } of file.assignments) {
    const resourceId = resources.get(resource)
    const taskId = idOrRef(task, matched)
    const unitsE4 = Math.max(1, Math.round(units * 10_000))
    if (resourceId == null || present.get(`${taskId} ${resourceId}`) === unitsE4) continue
    revision.changes.push({
      op: 'assign',
      taskId,
      resourceId,
      units: (unitsE4 / 10_000).toFixed(4),
    })
  }
}

/** The tasks that a file holds, by what they are. */
export const countsOf = (tasks: readonly FileTask[]) => ({
  tasks: tasks.filter(({ kind }) => kind === 'task' || kind === 'level_of_effort').length,
  milestones: tasks.filter(({ kind }) => kind.endsWith('milestone')).length,
  summaries: tasks.filter(({ kind }) => kind === 'summary').length,
})
