import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { nameIn, userNames } from '#core/base/user_names'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { hasHandIn } from './account_versions.js'
import { maskOf } from './mask.js'
import VendorBankAccount from '#procurement/vendors/models/vendor_bank_account'

/** The versions of a vendor's bank account, newest first. No number in clear: those are revealed one by one. */
export async function bankAccounts(ctx: HttpContext, vendorId: number, uow?: UnitOfWork) {
  const viewer = approverOf(ctx)
  const accounts = await VendorBankAccount.query(uow && { client: uow.trx })
    .where('vendorId', vendorId)
    .orderBy('revision', 'desc')
  const people = accounts.flatMap(({ createdBy, decidedBy }) => [createdBy, decidedBy])
  const names = await userNames(people, uow?.trx)
  const name = (id: number | null) => nameIn(names, id)
  return accounts.map((account) => {
    const may =
      account.status === 'pending' &&
      viewer.abilities.has('vendors.bank') &&
      !hasHandIn(account, accounts, viewer)
    return {
      id: account.id,
      version: account.version,
      revision: account.revision,
      status: account.status,
      bankName: account.bankName,
      accountName: account.accountName,
      swiftCode: account.swiftCode,
      accountNumber: maskOf(account.accountNumberTail),
      iban: maskOf(account.ibanTail),
      reason: account.reason,
      createdByName: name(account.createdBy),
      decidedByName: name(account.decidedBy),
      createdAt: account.createdAt.toUTC().toISO()!,
      decidedAt: account.decidedAt?.toUTC().toISO() ?? null,
      can: { approve: may, reject: may },
    }
  })
}
