import type { Infer } from '@vinejs/vine/types'
import { invalid, notFound } from '#core/base/app_error'
import { createRows } from '#core/database/many_rows'
import { checkVersion } from '#core/http/version'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { basisPointsOf, formatScaled } from '#engines/money/money'
import { publishChange } from '#commercial/shared/publish_change'
import Contract from '#commercial/contracts/contract'
import RetentionRelease from './retention_release.js'
import type { retentionPlanValidator } from './validator.js'

type Releases = Infer<typeof retentionPlanValidator>['releases']

const WHOLE_BP = 10_000

interface Requested {
  contractId: number
  expectedVersion: number
  releases: Releases
}

/**
 * Says at which events the retention of a contract is released, and which of them have occurred.
 * @throws AppError 404, 412, 422 where the shares do not add up to the whole or a day is wrong
 */
export async function saveRetentionPlan(uow: UnitOfWork, requested: Requested): Promise<Contract> {
  const { contractId, expectedVersion, releases } = requested
  const contract = await Contract.query({ client: uow.trx })
    .where('id', contractId)
    .forUpdate()
    .first()
  if (!contract) throw notFound()
  await checkVersion(contract, expectedVersion, uow.trx)
  const rows = releases.map((release, index) => rowOf(contractId, release, index))
  const sum = rows.reduce((total, { shareBp }) => total + shareBp, 0)
  if (rows.length && sum !== WHOLE_BP) throw invalid({ releases: ['sharesNotWhole'] })
  const plan = RetentionRelease.query({ client: uow.trx }).where({ contractId })
  const known = await plan.clone().orderBy('position')
  await plan.delete()
  await createRows(uow.trx, RetentionRelease, rows)
  contract.merge({ version: contract.version + 1, updatedBy: uow.actor.id })
  await contract.save()
  await uow.audit({
    action: 'plan_retention',
    ...{ entityType: 'contract', entityId: contract.id, label: contract.number },
    before: { releases: known.map(words) },
    after: { releases: rows.map(words) },
  })
  publishChange(uow, 'contracts', contract.id, 'update')
  return contract
}

type Row = ReturnType<typeof rowOf>

function rowOf(contractId: number, release: Releases[number], index: number) {
  const { event, dueOn = null, occurredOn = null, note = null } = release
  if (event === 'fixed_day' && !dueOn) throw invalid({ [`releases.${index}.dueOn`]: ['required'] })
  if (occurredOn && occurredOn > today())
    throw invalid({ [`releases.${index}.occurredOn`]: ['inFuture'] })
  const shareBp = basisPointsOf(release.share)
  if (shareBp <= 0) throw invalid({ [`releases.${index}.share`]: ['range'] })
  return {
    contractId,
    position: index + 1,
    event,
    shareBp,
    dueOn,
    occurredOn,
    remindedOn: null,
    note,
  }
}

/** A share as the log writes it. */
const words = ({ event, shareBp, dueOn, occurredOn }: Row | RetentionRelease) =>
  [event, `${formatScaled(shareBp, 2)} %`, dueOn, occurredOn].filter(Boolean).join(' · ')
