import { PlainController } from '#core/resources/plain_controller'
import BankAccount from '#finance/bank_accounts/bank_account'
import { bankAccounts } from '#finance/bank_accounts/resource'
import { checkChange, checkNew, refuseNamed } from './account_rules.js'

export default class BankAccountsController extends PlainController {
  resource = bankAccounts
  model = BankAccount
  hooks = { beforeCreate: checkNew, beforeUpdate: checkChange, beforeDelete: refuseNamed }
}
