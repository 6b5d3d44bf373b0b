import type { Rule } from './rule.js'

const KEEPERS: Rule = {
  permissions: ['financeView', 'procurement'],
  roles: ['procurement_manager'],
}

/** The accounts of vendors: their bills, and what they state compared with what the firm has. */
export const VENDOR_ACCOUNTS = {
  // the books are kept by people who do not buy: bills are checked and paid without the order book
  'finance.bills': { permissions: ['financeView'] },
  // of an order, what its bill is compared with
  'finance.record-bills': { permissions: ['financeView'] },
  'vendor-statements.view': KEEPERS,
  'vendor-statements.manage': KEEPERS,
  'withholding.view': { permissions: ['financeView', 'adminView'], owner: true },
  // files the returns and pays them
  'withholding.manage': { permissions: ['financeView'] },
  // who pays vendors does not say which tax they bear
  'withholding.configure': { owner: true },
} as const satisfies Record<string, Rule>
