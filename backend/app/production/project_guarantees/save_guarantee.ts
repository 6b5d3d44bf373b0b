import type { Infer } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { emptyColumns } from '#core/database/empty_columns'
import { invalid } from '#core/base/app_error'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { parseMoney } from '#engines/money/money'
import type Project from '#production/projects/project'
import ProjectGuarantee from './project_guarantee.js'
import ProjectGuaranteeExtension from './project_guarantee_extension.js'
import { recordGuarantee, requireHeld } from './record_guarantee.js'
import type {
  createGuaranteeValidator,
  extensionValidator,
  updateGuaranteeValidator,
} from './validator.js'

type Changes = Infer<typeof updateGuaranteeValidator>

/** Enters a guarantee of a project. @throws AppError 422 for an end before its issue */
export async function createGuarantee(
  uow: UnitOfWork,
  project: Project,
  { expiresOn, ...input }: Infer<typeof createGuaranteeValidator>
) {
  const guarantee = new ProjectGuarantee().useTransaction(uow.trx)
  guarantee.merge({ ...emptyColumns(ProjectGuarantee), projectId: project.id, version: 1 })
  guarantee.merge({ expiresOn, firstExpiresOn: expiresOn, createdBy: uow.actor.id })
  await fill(uow, guarantee, { currency: project.currency, ...input })
  await recordGuarantee(uow, 'create', guarantee, { after: guarantee.toAudit() })
  return guarantee
}

/** Changes a locked guarantee. @throws AppError 409 once it is released, 422 as above */
export async function updateGuarantee(
  uow: UnitOfWork,
  guarantee: ProjectGuarantee,
  input: Changes
) {
  requireHeld(guarantee)
  const before = guarantee.toAudit()
  guarantee.version++
  await fill(uow, guarantee, { amount: guarantee.amount, ...input })
  await recordGuarantee(uow, 'update', guarantee, { before, after: guarantee.toAudit() })
}

/** Deletes a locked guarantee; the audit log keeps what it said. */
export async function deleteGuarantee(uow: UnitOfWork, guarantee: ProjectGuarantee) {
  await guarantee.delete()
  await recordGuarantee(uow, 'delete', guarantee, { before: guarantee.toAudit() })
}

/** Gives a locked guarantee a later end, and keeps the one it had. @throws AppError 409, 422 */
export async function extendGuarantee(
  uow: UnitOfWork,
  guarantee: ProjectGuarantee,
  { expiresOn, reason = null }: Infer<typeof extensionValidator>
) {
  requireHeld(guarantee)
  if (expiresOn <= guarantee.expiresOn) throw invalid({ expiresOn: ['notLater'] })
  const before = guarantee.toAudit()
  await ProjectGuaranteeExtension.create(
    {
      ...{ guaranteeId: guarantee.id, fromOn: guarantee.expiresOn, toOn: expiresOn, reason },
      ...{ createdBy: uow.actor.id, createdAt: DateTime.utc() },
    },
    { client: uow.trx }
  )
  await store(uow, guarantee, { expiresOn })
  const after = { ...guarantee.toAudit(), ...(reason !== null && { reason }) }
  await recordGuarantee(uow, 'update', guarantee, { before, after })
}

/** The bank has it back: it ends, whatever day it names. @throws AppError 409, 422 */
export async function releaseGuarantee(
  uow: UnitOfWork,
  guarantee: ProjectGuarantee,
  releasedOn: string
) {
  requireHeld(guarantee)
  if (releasedOn > today()) throw invalid({ releasedOn: ['inFuture'] })
  if (releasedOn < guarantee.issuedOn) throw invalid({ releasedOn: ['beforeIssue'] })
  const before = guarantee.toAudit()
  await store(uow, guarantee, { releasedOn })
  await recordGuarantee(uow, 'update', guarantee, { before, after: guarantee.toAudit() })
}

async function store(
  uow: UnitOfWork,
  guarantee: ProjectGuarantee,
  values: Partial<Pick<ProjectGuarantee, 'expiresOn' | 'releasedOn'>>
) {
  guarantee.merge({ ...values, version: guarantee.version + 1, updatedBy: uow.actor.id })
  await guarantee.save()
}

/** @param input a project may have a currency that is no longer offered */
async function fill(
  uow: UnitOfWork,
  guarantee: ProjectGuarantee,
  input: Omit<Changes, 'currency'> & { currency?: string }
) {
  const { amount, ...plain } = input
  guarantee.merge(plain)
  if (amount !== undefined) guarantee.amountMinor = minorOf(amount, guarantee.currency)
  if (guarantee.expiresOn < guarantee.issuedOn) throw invalid({ expiresOn: ['beforeIssue'] })
  guarantee.updatedBy = uow.actor.id
  await guarantee.save()
}

/** @throws AppError 422 for more digits than the currency has */
function minorOf(text: string, currency: string) {
  try {
    return parseMoney(text, currency)
  } catch (error) {
    throw error instanceof RangeError ? invalid({ amount: ['moneyDigits'] }) : error
  }
}
