import { conflict } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type LedgerAccount from './ledger_account.js'

/**
 * What was posted to an account keeps its meaning, and documents always find where to post.
 * @throws AppError 409 IN_USE for another type once there are entries, or closing an account that a
 *   posting rule names
 */
export async function refuseOtherMeaning(
  uow: UnitOfWork,
  account: LedgerAccount,
  { type, active }: Record<string, unknown>
) {
  if (type !== undefined && type !== account.type && (await hasEntries(uow, account.id)))
    throw conflict('IN_USE')
  if (active === false && account.active && (await hasRule(uow, account.id)))
    throw conflict('IN_USE')
}

/** @throws AppError 409 IN_USE */
export async function refuseUsed(uow: UnitOfWork, { id }: LedgerAccount) {
  if ((await hasEntries(uow, id)) || (await hasRule(uow, id))) throw conflict('IN_USE')
}

const hasEntries = ({ trx }: UnitOfWork, id: number) =>
  trx.from('journal_lines').where('account_id', id).select('id').first()

const hasRule = ({ trx }: UnitOfWork, id: number) =>
  trx.from('posting_rules').where('account_id', id).select('id').first()
