import { notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Company from './company.js'

/**
 * @param expectedVersion without one any version will do
 * @throws AppError 404, or 412 when it has changed since
 */
export async function lockCompany(
  uow: UnitOfWork,
  id: number,
  expectedVersion?: number
): Promise<Company> {
  const company = await Company.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!company) throw notFound()
  if (expectedVersion !== undefined) await checkVersion(company, expectedVersion, uow.trx)
  return company
}
