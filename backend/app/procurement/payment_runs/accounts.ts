import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { conflict } from '#core/base/app_error'
import Vendor from '#procurement/vendors/models/vendor'
import { unseal } from '#procurement/vendors/bank/seal'
import type PaymentRun from './models/payment_run.js'
import type PaymentRunVendor from './models/payment_run_vendor.js'

/** Where a vendor is paid now. */
export interface PaidAccount {
  vendor: Vendor
  /** A new account waits for its confirmation. */
  unconfirmed: boolean
  hasIban: boolean
}

/** Where each of these vendors is paid, by vendor. */
export async function accountsOf(
  vendorIds: readonly number[],
  client: QueryClientContract = db.connection()
): Promise<Map<number, PaidAccount>> {
  const ids = [...new Set(vendorIds)]
  if (!ids.length) return new Map()
  const vendors = await Vendor.query({ client }).whereIn('id', ids)
  const waiting = await client
    .from('vendor_bank_accounts')
    .where('status', 'pending')
    .whereIn('vendor_id', ids)
    .select('vendor_id')
  const pending = new Set(waiting.map((row) => Number(row.vendor_id)))
  return new Map(
    vendors.map((vendor) => [
      vendor.id,
      { vendor, unconfirmed: pending.has(vendor.id), hasIban: vendor.ibanSealed !== null },
    ])
  )
}

const KEPT = ['bankName', 'accountName', 'swiftCode', 'ibanSealed', 'ibanTail'] as const

/** Keeps with a locked run to which accounts it pays, as its approver has read them. */
export async function freezeAccounts(client: QueryClientContract, run: PaymentRun) {
  const accounts = await accountsOf(
    run.vendors.map(({ vendorId }) => vendorId),
    client
  )
  // a cheque goes to no account
  for (const row of run.vendors.filter(({ byCheque }) => !byCheque)) {
    const { vendor } = accounts.get(row.vendorId)!
    row.merge(Object.fromEntries(KEPT.map((name) => [name, vendor[name]])))
    await row.save()
  }
}

/** An account that a run was approved for, in clear. */
export interface FrozenAccount {
  row: PaymentRunVendor
  iban: string
}

/**
 * The accounts that an approved run pays to, each still the vendor's confirmed one; who gets a cheque has none.
 * @throws AppError 409 RUN_BANK_UNCONFIRMED or RUN_BANK_CHANGED naming the vendor
 */
export async function requireFrozenAccounts(
  client: QueryClientContract,
  run: PaymentRun
): Promise<FrozenAccount[]> {
  const accounts = await accountsOf(
    run.vendors.map(({ vendorId }) => vendorId),
    client
  )
  return run.vendors.flatMap((row): FrozenAccount[] => {
    const { vendor, unconfirmed } = accounts.get(row.vendorId)!
    const params = { vendor: row.vendorName }
    if (unconfirmed) throw conflict('RUN_BANK_UNCONFIRMED', { params })
    if (row.byCheque) return []
    // sealed for the same vendor, so that what was frozen opens as its own does
    const { id, bankSeal, accountNumberSealed } = vendor
    const { ibanSealed } = row
    const iban = unseal({ id, bankSeal, accountNumberSealed, ibanSealed }, 'iban')
    const same = row.accountName === vendor.accountName && row.swiftCode === vendor.swiftCode
    if (iban === null || !same || iban !== unseal(vendor, 'iban'))
      throw conflict('RUN_BANK_CHANGED', { params })
    return [{ row, iban }]
  })
}
