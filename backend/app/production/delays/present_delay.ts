import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { nameIn, userNames } from '#core/base/user_names'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { formatDecimal4 } from '#engines/money/money'
import { namedProjects } from '#production/projects/named_projects'
import { reportOfBlocker } from '#production/report_blockers/blockers'
import type Delay from './delay.js'
import { concurrentDelays, tasksOfDelays } from './delay_rows.js'
import { evidenceOf } from './evidence.js'
import { noticeOf } from './notice.js'
import { findDelay, statedDelay } from './record_delay.js'
import { delayStates } from './states.js'

/** Delays as lists answer them, with their projects, notices and the most days that a task lost. */
export async function presentDelays(delays: readonly Delay[], uow?: UnitOfWork) {
  const client = uow?.trx ?? db.connection()
  const projects = await namedProjects<{ notice_days: number | null }>(delays, uow, ['notice_days'])
  const claims = await claimNumbers(delays, uow)
  const people = delays.flatMap(({ createdBy, decidedBy }) => [createdBy, decidedBy])
  const names = await userNames(people, uow?.trx)
  const nameOf = (id: number | null) => nameIn(names, id)
  const ids = delays.map(({ id }) => id)
  const tasks = Map.groupBy(await tasksOfDelays(ids, client), ({ delayId }) => delayId)
  const now = today()
  return delays.map((delay) => {
    const { id, version, number, projectId, title, titleAr, cause, responsible, details } = delay
    const { firstOn, lastOn, noticeOn, noticeReference, status, claimId } = delay
    const { grantedDays, decidedOn, reason } = delay
    const project = projects.get(projectId)!
    const lost = Math.max(0, ...(tasks.get(id) ?? []).map(({ daysE4 }) => daysE4))
    return {
      ...{ id, version, number, projectId, title, titleAr, cause, responsible, details },
      ...{ firstOn, lastOn, noticeOn, noticeReference, status, claimId, grantedDays, reason },
      ...noticeOf(delay, project.notice_days, now),
      claimNumber: claimId === null ? null : (claims.get(claimId) ?? null),
      projectCode: project.code,
      projectName: project.name,
      projectNameAr: project.name_ar,
      lostDays: formatDecimal4(lost),
      decidedOn,
      decidedByName: nameOf(delay.decidedBy),
      createdByName: nameOf(delay.createdBy),
      createdAt: delay.createdAt.toUTC().toISO()!,
    }
  })
}

async function claimNumbers(delays: readonly Delay[], uow?: UnitOfWork) {
  const ids = delays.flatMap(({ claimId }) => (claimId === null ? [] : [claimId]))
  const rows: { id: number; number: string }[] = ids.length
    ? await (uow?.trx ?? db).from('delay_claims').whereIn('id', ids).select('id', 'number')
    : []
  return new Map(rows.map(({ id, number }) => [id, number]))
}

/** A delay as its page and every write on it answer. @throws AppError 404 */
export async function showDelay(ctx: HttpContext, id: number, uow?: UnitOfWork) {
  const delay = await findDelay(ctx, id, uow)
  const client = uow?.trx ?? db.connection()
  const [shown] = await presentDelays([delay], uow)
  const tasks = await tasksOfDelays([id], client)
  const files = await evidenceOf(id, client)
  return {
    ...shown!,
    tasks: tasks.map(({ taskId, code, name, nameAr, daysE4, isRemoved }) => ({
      ...{ taskId, code, name, nameAr, isRemoved, days: formatDecimal4(daysE4) },
    })),
    siteReport: await reportOfBlocker(client, delay.blockerId),
    concurrent: await concurrentDelays(id, client),
    files: files.map((file) => ({ ...file, url: `/api/files/${file.id}/content` })),
    can: await actionsOf(ctx, delay, uow),
  }
}

async function actionsOf(ctx: HttpContext, delay: Delay, uow?: UnitOfWork) {
  const stated = await statedDelay(uow?.trx ?? db.connection(), delay)
  return delayStates.can(stated, approverOf(ctx))
}
