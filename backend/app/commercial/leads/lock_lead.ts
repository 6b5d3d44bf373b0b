import { notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Lead from './lead.js'

/** @throws AppError 404, or 412 when it has changed since */
export async function lockLead(
  uow: UnitOfWork,
  id: number,
  expectedVersion: number
): Promise<Lead> {
  const lead = await Lead.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!lead) throw notFound()
  await checkVersion(lead, expectedVersion, uow.trx)
  return lead
}
