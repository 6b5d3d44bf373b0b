import { notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Receipt from './receipt.js'

/** @throws AppError 404, or 412 when it has changed since */
export async function lockReceipt(
  uow: UnitOfWork,
  id: number,
  expectedVersion: number
): Promise<Receipt> {
  const receipt = await Receipt.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!receipt) throw notFound()
  await checkVersion(receipt, expectedVersion, uow.trx)
  return receipt
}
