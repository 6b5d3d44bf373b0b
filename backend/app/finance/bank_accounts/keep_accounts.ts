import db from '@adonisjs/lucid/services/db'
import type { BankAccountKeeper, OwnBankAccount } from '#core/bank_accounts/own_accounts'
import { invalid } from '#core/base/app_error'
import BankAccount from './bank_account.js'

/** The firm's bank accounts, as documents of other departments name them. */
export const bankAccountKeeper: BankAccountKeeper = {
  async take({ trx }, id, currency) {
    const account = await BankAccount.query({ client: trx }).where('id', id).forUpdate().first()
    if (!account) throw invalid({ bankAccountId: ['absent'] })
    if (!account.active) throw invalid({ bankAccountId: ['inactive'] })
    if (account.currency !== currency) throw invalid({ bankAccountId: ['otherAccountCurrency'] })
    if (!account.hasDocuments)
      await trx.from('bank_accounts').where('id', id).update({ has_documents: true })
    return ownAccount(account)
  },
  async find(ids, client = db.connection()) {
    if (!ids.length) return new Map()
    const accounts = await BankAccount.query({ client }).whereIn('id', [...ids])
    return new Map(accounts.map((account) => [account.id, ownAccount(account)]))
  },
}

const ownAccount = (account: BankAccount): OwnBankAccount => {
  const { id, name, nameAr, bankName, iban, currency } = account
  return { id, name, nameAr, bankName, iban, currency }
}
