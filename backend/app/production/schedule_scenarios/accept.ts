import { AppError, conflict } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Project from '#production/projects/project'
import type { Change } from '#production/schedules/change'
import { changeSchedule } from '#production/schedules/change_schedule'
import { readSettings } from '#production/schedules/settings'
import type ScheduleScenario from './scenario.js'

/**
 * Makes the schedule the one of a scenario, in one change; accepted again, it stays as it is.
 * @throws AppError 409 SCENARIO_NOT_READY, or SCENARIO_STALE with the present version when the schedule has
 *   changed since it was computed
 */
export async function acceptScenario(
  uow: UnitOfWork,
  project: Project,
  scenario: ScheduleScenario
): Promise<void> {
  if (scenario.status === 'accepted') return
  const { result } = scenario
  if (scenario.status !== 'done' || !result) throw conflict('SCENARIO_NOT_READY')
  const changes = result.holds.map(({ taskId, at }) => constraint(taskId, at && HELD, at))
  await write(uow, project, scenario, { changes, from: scenario.scheduleVersion! })
  await settle(uow, project, scenario, 'accepted')
}

/**
 * Gives the tasks the constraints back that they had before, as long as nothing else has changed.
 * @throws AppError 409 as above
 */
export async function undoScenario(
  uow: UnitOfWork,
  project: Project,
  scenario: ScheduleScenario
): Promise<void> {
  if (scenario.status === 'undone') return
  const { result } = scenario
  if (scenario.status !== 'accepted' || !result) throw conflict('SCENARIO_NOT_READY')
  const changes = result.replaced.map(({ taskId, kind, at }) => constraint(taskId, kind, at))
  await write(uow, project, scenario, { changes, from: scenario.acceptedVersion! })
  await settle(uow, project, scenario, 'undone')
}

const HELD = 'start_no_earlier'

const constraint = (id: number, kind: string | null, at: string | null) =>
  ({ op: 'update', id, fields: { constraintKind: kind, constraintAt: at } }) as Change

interface Write {
  changes: Change[]
  /** The version of the schedule that they were made for. */
  from: number
}

async function write(
  uow: UnitOfWork,
  project: Project,
  scenario: ScheduleScenario,
  { changes, from }: Write
) {
  const { version } = await readSettings(project.id, uow.trx)
  if (version !== from)
    throw conflict('SCENARIO_STALE', { details: { scheduleVersion: version, computedFrom: from } })
  if (!changes.length) return
  const summary = { action: 'level', after: { scenario: scenario.id, tasks: changes.length } }
  try {
    await changeSchedule(uow, { project, expectedVersion: from, changes, prices: false, summary })
  } catch (error) {
    // someone was quicker between the two
    if (error instanceof AppError && error.code === 'STALE_VERSION')
      throw conflict('SCENARIO_STALE')
    throw error
  }
}

async function settle(
  uow: UnitOfWork,
  project: Project,
  scenario: ScheduleScenario,
  status: 'accepted' | 'undone'
) {
  const before = scenario.toAudit()
  const { version } = await readSettings(project.id, uow.trx)
  scenario.useTransaction(uow.trx)
  scenario.merge({ status, acceptedVersion: version, updatedBy: uow.actor.id })
  scenario.version++
  await scenario.save()
  await uow.audit({
    action: status === 'accepted' ? 'accept' : 'undo',
    ...{ entityType: 'schedule_scenario', entityId: scenario.id, label: project.code },
    before,
    after: scenario.toAudit(),
  })
}
