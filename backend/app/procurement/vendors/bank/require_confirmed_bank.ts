import { conflict } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'

/** @throws AppError 409 BANK_UNCONFIRMED while a new account of the vendor waits for its confirmation */
export async function requireConfirmedBank(uow: UnitOfWork, vendorId: number) {
  const waiting = await uow.trx
    .from('vendor_bank_accounts')
    .where({ vendor_id: vendorId, status: 'pending' })
    .first()
  if (waiting) throw conflict('BANK_UNCONFIRMED')
}
