import { notFound } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import BankAccount from './bank_account.js'

/** @throws AppError 404 */
export async function findAccount(id: number): Promise<BankAccount> {
  const account = await BankAccount.find(id)
  if (!account) throw notFound()
  return account
}

/**
 * The account, locked: whoever imports, matches or reconciles does so one after the other, so that no
 * line is counted or matched twice.
 * @throws AppError 404
 */
export async function lockAccount({ trx }: UnitOfWork, id: number): Promise<BankAccount> {
  const account = await BankAccount.query({ client: trx }).where('id', id).forUpdate().first()
  if (!account) throw notFound()
  return account
}
