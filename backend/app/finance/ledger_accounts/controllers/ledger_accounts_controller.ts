import { PlainController } from '#core/resources/plain_controller'
import LedgerAccount from '#finance/ledger_accounts/ledger_account'
import { refuseOtherMeaning, refuseUsed } from '#finance/ledger_accounts/account_rules'
import { ledgerAccounts } from '#finance/ledger_accounts/resource'

export default class LedgerAccountsController extends PlainController {
  resource = ledgerAccounts
  model = LedgerAccount
  hooks = { beforeUpdate: refuseOtherMeaning, beforeDelete: refuseUsed }
}
