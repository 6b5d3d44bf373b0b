import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { notFound } from '#core/base/app_error'
import { nameIn, userNames } from '#core/base/user_names'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Delay from '#production/delays/delay'
import { presentDelays } from '#production/delays/present_delay'
import { projectScope } from '#production/delays/scope'
import { runsProject } from '#production/delays/states'
import { namedProjects } from '#production/projects/named_projects'
import DelayClaim from './delay_claim.js'

/** Claims as lists answer them, with what was granted of each. */
export async function presentClaims(
  ctx: HttpContext,
  claims: readonly DelayClaim[],
  uow?: UnitOfWork
) {
  const byClaim = await sumsOf(claims, uow)
  const projects = await namedProjects<{ manager_id: number | null }>(claims, uow, ['manager_id'])
  const names = await userNames(
    claims.map(({ createdBy }) => createdBy),
    uow?.trx
  )
  const by = approverOf(ctx)
  return claims.map((claim) => {
    const { id, version, number, projectId, status, claimedDays, statement, reason } = claim
    const project = projects.get(projectId)!
    const sum = byClaim.get(id)
    const mayWithdraw =
      status === 'submitted' &&
      Number(sum?.open ?? 0) > 0 &&
      by.abilities.has('delays.decide') &&
      runsProject(project.manager_id, by)
    return {
      ...{ id, version, number, projectId, status, claimedDays, statement, reason },
      ...{ projectCode: project.code, projectName: project.name, projectNameAr: project.name_ar },
      ...{ delayCount: Number(sum?.count ?? 0), openCount: Number(sum?.open ?? 0) },
      grantedDays: Number(sum?.days ?? 0),
      createdByName: nameIn(names, claim.createdBy),
      createdAt: claim.createdAt.toUTC().toISO()!,
      can: { withdraw: mayWithdraw },
    }
  })
}

interface ClaimSums {
  claim_id: number
  count: number
  open: number
  days: number
}

/** By claim: its delays, those that wait for a decision, and the days that were granted. */
async function sumsOf(claims: readonly DelayClaim[], uow?: UnitOfWork) {
  const client = uow?.trx ?? db.connection()
  const ids = claims.map(({ id }) => id)
  const rows: ClaimSums[] = ids.length
    ? await client
        .from('delays')
        .whereIn('claim_id', ids)
        .groupBy('claim_id')
        .select('claim_id')
        .count('* as count')
        .sum('granted_days as days')
        .select(client.raw("SUM(CASE WHEN status = 'claimed' THEN 1 ELSE 0 END) AS open"))
    : []
  return new Map(rows.map((row) => [Number(row.claim_id), row]))
}

/** A claim of a project that the viewer belongs to. @throws AppError 404 */
export async function findClaim(ctx: HttpContext, id: number, uow?: UnitOfWork) {
  const query = DelayClaim.query(uow && { client: uow.trx }).where('delay_claims.id', id)
  projectScope(approverOf(ctx), 'delay_claims.project_id')?.(query as never)
  if (uow) void query.forUpdate()
  const claim = await query.first()
  if (!claim) throw notFound()
  return claim
}

/** A claim as its page and every write on it answer. @throws AppError 404 */
export async function showClaim(ctx: HttpContext, id: number, uow?: UnitOfWork) {
  const claim = await findClaim(ctx, id, uow)
  const [shown] = await presentClaims(ctx, [claim], uow)
  const query = Delay.query(uow && { client: uow.trx })
  const delays = await query.where('claimId', id).orderBy('firstOn').orderBy('id')
  const { base, impact } = claim.computed
  return { ...shown!, base, impact, delays: await presentDelays(delays, uow) }
}
