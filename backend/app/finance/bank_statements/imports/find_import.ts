import { notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import BankStatementImport from '#finance/bank_statements/models/bank_statement_import'

/** @throws AppError 404 */
export async function findImport(id: number) {
  const batch = await BankStatementImport.find(id)
  if (!batch) throw notFound()
  return batch
}

/** @throws AppError 404, 412 */
export async function lockImport({ trx }: UnitOfWork, id: number, expectedVersion: number) {
  const batch = await BankStatementImport.query({ client: trx }).where('id', id).forUpdate().first()
  if (!batch) throw notFound()
  await checkVersion(batch, expectedVersion, trx)
  return batch
}
