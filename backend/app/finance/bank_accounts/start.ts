import { installBankAccounts } from '#core/bank_accounts/own_accounts'
import { bankAccountKeeper } from './keep_accounts.js'

installBankAccounts(bankAccountKeeper)
