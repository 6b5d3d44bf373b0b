import { AppError, conflict } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Project from '#production/projects/project'
import type { Change } from '#production/schedules/change'
import { changeSchedule } from '#production/schedules/change_schedule'
import { readSettings } from '#production/schedules/settings'
import { lockBasis, requireBasis } from './require_basis.js'
import { dropSupposedCalendar, makeSupposedCalendar } from './supposed_calendar.js'
import type ScheduleScenario from './scenario.js'

/**
 * Makes the schedule the one of a scenario, in one change; accepted again, it stays as it is. Hours that it
 * supposes become a calendar of the schedule; more of a resource, and other dates of the contract, are for
 * people to bring about.
 * @throws AppError 409 SCENARIO_NOT_READY, or SCENARIO_STALE with the present version when the schedule has
 *   changed since it was computed, or SCENARIO_BASIS_CHANGED with what else has
 */
export async function acceptScenario(
  uow: UnitOfWork,
  project: Project,
  scenario: ScheduleScenario
): Promise<void> {
  if (scenario.status === 'accepted') return
  const { result, whatIf } = scenario
  if (scenario.status !== 'done' || !result) throw conflict('SCENARIO_NOT_READY')
  const from = scenario.scheduleVersion!
  if (result.basis) await lockBasis(uow, result.basis)
  await requireVersionOf(uow, project, from)
  if (result.basis) await requireBasis(uow, project.id, result.basis)
  const changes = result.holds.map(({ at, ...hold }) =>
    constraint({ ...hold, kind: at && HELD, at })
  )
  if (whatIf.hours.length) {
    const calendar = await makeSupposedCalendar(uow, scenario)
    scenario.result = { ...result, calendar }
    changes.push(ofCalendar(calendar.id))
  }
  await write(uow, project, scenario, { changes, from })
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
  const from = scenario.acceptedVersion!
  await requireVersionOf(uow, project, from)
  const changes = result.replaced.map(constraint)
  const { calendar } = result
  if (calendar) changes.push(ofCalendar(calendar.before))
  await write(uow, project, scenario, { changes, from })
  if (calendar) await dropSupposedCalendar(uow, calendar.id)
  await settle(uow, project, scenario, 'undone')
}

interface Stated {
  taskId: number
  kind: string | null
  at: string | null
  deadline?: string | null
}

const HELD = 'start_no_earlier'

function constraint({
  taskId: id,
  kind: constraintKind,
  at: constraintAt,
  ...rest
}: Stated): Change {
  return { op: 'update', id, fields: { constraintKind, constraintAt, ...rest } } as Change
}

const ofCalendar = (calendarId: number): Change => ({ op: 'settings', fields: { calendarId } })

async function requireVersionOf({ trx }: UnitOfWork, { id }: Project, from: number) {
  const { version } = await readSettings(id, trx)
  if (version !== from)
    throw conflict('SCENARIO_STALE', { details: { scheduleVersion: version, computedFrom: from } })
}

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
