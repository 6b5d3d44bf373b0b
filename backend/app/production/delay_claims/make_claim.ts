import type { Infer } from '@vinejs/vine/types'
import type { Approver } from '#core/approvals/approver'
import { forbidden, invalid } from '#core/base/app_error'
import { emptyColumns } from '#core/database/empty_columns'
import { publishLive } from '#core/live/publish_live'
import { nextNumber } from '#core/numbering/next_number'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Delay from '#production/delays/delay'
import type { projectImpact } from '#production/delays/project_impact'
import { auditOf, authorsOf, saveDelay } from '#production/delays/record_delay'
import { requireProject } from '#production/delays/scope'
import { isAuthor, runsProject } from '#production/delays/states'
import DelayClaim from './delay_claim.js'
import { DELAY_CLAIMS } from './number_series.js'
import type { createClaimValidator } from './validator.js'

/** `entity_type` of the audit log. */
export const DELAY_CLAIM = 'delay_claim'

type Input = Infer<typeof createClaimValidator>

/**
 * Claims an extension of time for recorded delays, with the impact that was computed of them.
 * @throws AppError 403 for who doesn't run the project, 403 SELF_APPROVAL for their own delays,
 *   422 for delays that are not recorded or of another project
 */
export async function makeClaim(
  uow: UnitOfWork,
  { projectId, delayIds, claimedDays, statement = null }: Input,
  { by, computed }: { by: Approver; computed: Awaited<ReturnType<typeof projectImpact>> }
) {
  const project = await uow.trx.from('projects').where('id', projectId).select('manager_id').first()
  if (!project) throw invalid({ projectId: ['absent'] })
  await requireProject(uow.trx, by, projectId)
  if (!runsProject(project.manager_id, by)) throw forbidden()
  const delays = await lockDelays(uow, delayIds)
  if (delays.length !== delayIds.length || delays.some((one) => !isClaimable(one, projectId)))
    throw invalid({ delayIds: ['notRecorded'] })
  for (const delay of delays)
    if (isAuthor(await authorsOf(uow.trx, delay), by)) throw forbidden('SELF_APPROVAL')
  const claim = new DelayClaim().useTransaction(uow.trx)
  claim.merge({
    ...emptyColumns(DelayClaim),
    projectId,
    status: 'submitted',
    claimedDays,
    statement,
  })
  claim.merge({ impact: computed, version: 1, createdBy: uow.actor.id, updatedBy: uow.actor.id })
  claim.number = await nextNumber(uow.trx, DELAY_CLAIMS, projectId)
  await claim.save()
  for (const delay of delays)
    await move(uow, delay, 'claim', { status: 'claimed', claimId: claim.id })
  const after = { ...claim.toAudit(), delays: delays.map(({ number }) => number).join(', ') }
  await recordClaim(uow, 'create', claim, { after })
  return claim
}

/** Takes a locked claim back; its delays are recorded again. Those that are decided stay as they are. */
export async function withdrawClaim(uow: UnitOfWork, claim: DelayClaim, reason: string) {
  const before = claim.toAudit()
  claim.merge({ status: 'withdrawn', reason, updatedBy: uow.actor.id })
  claim.version++
  await claim.save()
  const query = Delay.query({ client: uow.trx }).where({ claimId: claim.id, status: 'claimed' })
  for (const delay of await query.forUpdate())
    await move(uow, delay, 'withdraw', { status: 'recorded', claimId: null })
  await recordClaim(uow, 'withdraw', claim, { before, after: claim.toAudit() })
}

const isClaimable = ({ status, projectId }: Delay, of: number) =>
  status === 'recorded' && projectId === of

const lockDelays = ({ trx }: UnitOfWork, ids: number[]) =>
  Delay.query({ client: trx }).whereIn('id', ids).orderBy('id').forUpdate()

async function move(
  uow: UnitOfWork,
  delay: Delay,
  action: string,
  change: Pick<Delay, 'status' | 'claimId'>
) {
  const before = await auditOf(uow, delay)
  delay.merge(change)
  await saveDelay(uow, delay, { action, before })
}

export async function recordClaim(
  uow: UnitOfWork,
  action: string,
  { id, number }: DelayClaim,
  changes: { before?: Record<string, unknown>; after?: Record<string, unknown> }
) {
  await uow.audit({ action, entityType: DELAY_CLAIM, entityId: id, label: number, ...changes })
  const data = { resource: 'delay-claims', id, action }
  uow.afterCommit(() => publishLive({ event: 'record', ability: 'delays.view', data }))
}
