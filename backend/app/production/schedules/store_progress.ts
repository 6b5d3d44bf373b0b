import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { insertRows } from '#core/database/many_rows'
import { today } from '#core/settings/firm_clock'
import { dayOf, formatDay } from '#engines/scheduling/moment'
import type { Task } from '#production/tasks/task'
import type { PlanState } from './plan_state.js'

type Reported = Pick<Task, 'id' | 'percentE2'>

/** Notes how far tasks are whose percentage has changed, as of a day: the data date, or today, where none is named. */
export async function storeProgress(
  trx: TransactionClientContract,
  { projectId, settings, tasks }: PlanState,
  before: ReadonlyMap<number, Task>,
  on = settings.dataDate === null ? today() : formatDay(dayOf(settings.dataDate))
) {
  const reported = [...tasks.values()].filter(
    ({ id, percentE2 }) => percentE2 !== (before.get(id)?.percentE2 ?? 0)
  )
  await noteProgress(trx, projectId, on, reported)
}

/** Notes how far tasks were on a day; a later report of the same day replaces it. */
export async function noteProgress(
  trx: TransactionClientContract,
  projectId: number,
  on: string,
  reported: readonly Reported[]
) {
  for (let at = 0; at < reported.length; at += 500) {
    const ids = reported.slice(at, at + 500).map(({ id }) => id)
    await trx.from('task_progress').where('reported_on', on).whereIn('task_id', ids).delete()
  }
  await insertRows(
    trx,
    'task_progress',
    reported.map(({ id, percentE2 }) => ({
      project_id: projectId,
      task_id: id,
      reported_on: on,
      percent_e2: percentE2,
    }))
  )
}
