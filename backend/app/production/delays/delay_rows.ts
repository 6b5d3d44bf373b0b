import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { insertRows } from '#core/database/many_rows'
import { invalid } from '#core/base/app_error'
import { formatDecimal4, parseDecimal } from '#engines/money/money'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Delay from './delay.js'

export interface DelayTask {
  delayId: number
  taskId: number
  /** Working days lost, in ten-thousandths. */
  daysE4: number
  code: string
  name: string
  nameAr: string | null
  isRemoved: boolean
}

/** The tasks that delays hit, in the order in which they were stated. */
export async function tasksOfDelays(
  delayIds: readonly number[],
  client: QueryClientContract = db.connection()
): Promise<DelayTask[]> {
  if (!delayIds.length) return []
  const rows: Record<string, any>[] = await client
    .from('delay_tasks')
    .join('tasks', 'tasks.id', 'delay_tasks.task_id')
    .whereIn('delay_tasks.delay_id', [...delayIds])
    .orderBy('delay_tasks.id')
    .select('delay_id', 'task_id', 'days_e4', 'code', 'name', 'name_ar', 'removed_in')
  return rows.map((row) => ({
    ...{ delayId: row.delay_id, taskId: row.task_id, daysE4: Number(row.days_e4) },
    ...{ code: row.code, name: row.name, nameAr: row.name_ar, isRemoved: row.removed_in !== null },
  }))
}

export interface NamedDelay {
  id: number
  number: string
  title: string
  titleAr: string | null
}

/** The delays that ran beside one, as people stated it. */
export async function concurrentDelays(
  id: number,
  client: QueryClientContract = db.connection()
): Promise<NamedDelay[]> {
  const pairs: { delay_id: number; other_id: number }[] = await client
    .from('delay_concurrences')
    .where('delay_id', id)
    .orWhere('other_id', id)
    .select('delay_id', 'other_id')
  const ids = pairs.map((pair) => (pair.delay_id === id ? pair.other_id : pair.delay_id))
  if (!ids.length) return []
  return client
    .from('delays')
    .whereIn('id', ids)
    .orderBy('id')
    .select('id', 'number', 'title', 'title_ar as titleAr')
}

export interface StatedTask {
  taskId: number
  days: string
}

/** Takes the place of the tasks of a delay. @throws AppError 422 for a task of another project, or of none */
export async function replaceTasks(uow: UnitOfWork, delay: Delay, tasks: readonly StatedTask[]) {
  const ids = tasks.map(({ taskId }) => taskId)
  const known: { id: number; kind: string }[] = ids.length
    ? await uow.trx
        .from('tasks')
        .where('project_id', delay.projectId)
        .whereNull('removed_in')
        .whereIn('id', ids)
        .select('id', 'kind')
    : []
  const kinds = new Map(known.map(({ id, kind }) => [id, kind]))
  const summaries = await parentsAmong(uow, ids)
  for (const [at, id] of ids.entries()) {
    if (!kinds.has(id)) throw invalid({ [`tasks.${at}.taskId`]: ['absent'] })
    if (summaries.has(id) || kinds.get(id) === 'level_of_effort')
      throw invalid({ [`tasks.${at}.taskId`]: ['notWork'] })
    if (ids.indexOf(id) !== at) throw invalid({ [`tasks.${at}.taskId`]: ['taken'] })
  }
  await uow.trx.from('delay_tasks').where('delay_id', delay.id).delete()
  const rows = tasks.map(({ taskId, days }) => ({
    ...{ delay_id: delay.id, task_id: taskId, days_e4: Number(parseDecimal(days, 4)) },
  }))
  await insertRows(uow.trx, 'delay_tasks', rows)
}

/** What has tasks below it is a summary, whatever kind it was given. */
async function parentsAmong({ trx }: UnitOfWork, ids: readonly number[]): Promise<Set<number>> {
  if (!ids.length) return new Set()
  const rows = await trx
    .from('tasks')
    .whereIn('parent_id', [...ids])
    .whereNull('removed_in')
    .distinct('parent_id')
  return new Set(rows.map(({ parent_id }) => Number(parent_id)))
}

/** Takes the place of what ran beside a delay. @throws AppError 422 for itself, or a delay of another project */
export async function replaceConcurrences(
  uow: UnitOfWork,
  { id, projectId }: Delay,
  others: readonly number[]
) {
  const unique = [...new Set(others)]
  const known = unique.length
    ? await uow.trx
        .from('delays')
        .where('project_id', projectId)
        .whereNot('id', id)
        .whereIn('id', unique)
        .select('id')
    : []
  if (known.length !== unique.length) throw invalid({ concurrentIds: ['absent'] })
  await uow.trx
    .from('delay_concurrences')
    .where((pair) => void pair.where('delay_id', id).orWhere('other_id', id))
    .delete()
  const rows = unique.map((other) => ({
    ...{ delay_id: Math.min(id, other), other_id: Math.max(id, other) },
  }))
  await insertRows(uow.trx, 'delay_concurrences', rows)
}

/** Tasks and concurrent delays as the audit log compares them. */
export async function auditRows({ trx }: UnitOfWork, delay: Delay) {
  const tasks = await tasksOfDelays([delay.id], trx)
  const others = await concurrentDelays(delay.id, trx)
  return {
    tasks: tasks.map(({ code, daysE4 }) => `${code}: ${formatDecimal4(daysE4)}`).join(', '),
    concurrent: others.map(({ number }) => number).join(', '),
  }
}
