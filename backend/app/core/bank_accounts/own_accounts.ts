import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { invalid } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'

/** An account of the firm at a bank, as documents that move money through it know it. */
export interface OwnBankAccount {
  id: number
  name: string
  nameAr: string
  bankName: string
  iban: string
  currency: string
}

/** Who keeps the firm's bank accounts. */
export interface BankAccountKeeper {
  /**
   * Locks an account for a document that moves money through it; from then on its IBAN, currency and ledger
   * account are fixed. @throws AppError 422 on `bankAccountId` for one that is unknown, closed or in another currency
   */
  take(uow: UnitOfWork, id: number, currency: string): Promise<OwnBankAccount>
  /** Accounts by their id, closed ones too. */
  find(ids: readonly number[], client?: QueryClientContract): Promise<Map<number, OwnBankAccount>>
}

/** Before anyone keeps accounts, documents can name none. */
let keeper: BankAccountKeeper = {
  take: async () => {
    throw invalid({ bankAccountId: ['absent'] })
  },
  find: async () => new Map(),
}

/** Finance keeps the accounts; called at boot. */
export function installBankAccounts(installed: BankAccountKeeper) {
  keeper = installed
}

/**
 * The account that a new document names; null where it names none, so that its money moves on the account of the
 * posting rule. @throws AppError 422 as `take`, and for an account of money that moves in cash
 */
export async function takeBankAccount(
  uow: UnitOfWork,
  id: number | null | undefined,
  { currency, method }: { currency: string; method?: string }
): Promise<number | null> {
  if (id === null || id === undefined) return null
  if (method === 'cash') throw invalid({ bankAccountId: ['cashNamesNone'] })
  return (await keeper.take(uow, id, currency)).id
}

/** The accounts that documents name, by id. */
export function namedBankAccounts(
  ids: readonly (number | null)[],
  client?: QueryClientContract
): Promise<Map<number, OwnBankAccount>> {
  return keeper.find([...new Set(ids.filter((id) => id !== null))], client)
}
