import { notFound } from '#core/exceptions/app_error'
import { checkVersion } from '#core/http/version'
import type { Unit } from '#core/unit/unit'
import Receipt from '#commercial/models/receipt'

/** @throws AppError 404, or 412 when somebody else was faster */
export async function lockReceipt(unit: Unit, id: number, seen: number): Promise<Receipt> {
  const receipt = await Receipt.query({ client: unit.trx }).where('id', id).forUpdate().first()
  if (!receipt) throw notFound()
  await checkVersion(receipt, seen, unit.trx)
  return receipt
}
