import type { Rule } from './rule.js'

/** The rows of the access table that speak of the ledger and the bank. */
export const LEDGER = {
  'bank-accounts.view': { permissions: ['financeView', 'adminView'] },
  'cheques.view': { permissions: ['financeView', 'adminView'] },
  'cheques.manage': { permissions: ['financeView'] },
  // who is told that one is due: those who go to the bank
  'cheques.follow': { permissions: ['financeView'], strict: true },
  // who receives or pays names the account: its name and currency, never its IBAN or balance
  'bank-accounts.choose': {
    permissions: ['financeView', 'commercialInvoicingView', 'commercial', 'procurement'],
    roles: ['procurement_manager'],
  },
  'bank-accounts.manage': { permissions: ['financeView'] },
  'bank-statements.import': { permissions: ['financeView'] },
  'bank-statements.match': { permissions: ['financeView'] },
  'bank-reconciliations.close': { permissions: ['financeView'] },
  // who keeps contracts sees what secures them, not what the firm gives and gets elsewhere
  'guarantees.view': {
    permissions: [
      'financeView',
      'adminView',
      'commercialInvoicingView',
      'commercialView',
      'commercial',
    ],
    owner: true,
  },
  'guarantees.view-all': { permissions: ['financeView', 'adminView'], owner: true },
  'guarantees.manage': { permissions: ['financeView'] },
  // who is told that one ends: those who deal with the banks
  'guarantees.follow': { permissions: ['financeView'], strict: true },
  'recurring-payments.view': { permissions: ['financeView', 'adminView'] },
  'recurring-payments.manage': { permissions: ['financeView'] },
  'ledger.view': { permissions: ['financeView', 'adminView'] },
  'ledger-accounts.manage': { permissions: ['financeView'] },
  // who decides on it reads it first
  'manual-journals.view': { permissions: ['financeView', 'adminView'], owner: true },
  'manual-journals.manage': { permissions: ['financeView'] },
  'manual-journals.approve': { owner: true },
  // who decides on an adjustment reads the return first
  'vat-returns.view': { permissions: ['financeView', 'adminView'], owner: true },
  'vat-returns.manage': { permissions: ['financeView'] },
  'vat-adjustments.approve': { owner: true },
  // who decides on a budget reads it first
  'budgets.view': { permissions: ['financeView', 'adminView'], owner: true },
  'budgets.manage': { permissions: ['financeView'] },
  'budgets.approve': { owner: true },
  // what a project is expected to cost in all
  'project-estimates.manage': { permissions: ['financeView'], needs: 'projects.prices' },
  'entry-exports.view': { permissions: ['financeView', 'adminView'], owner: true },
  'entry-exports.create': { permissions: ['financeView'] },
  'entry-exports.cancel': { permissions: ['financeView'], owner: true },
  'closings.view': { permissions: ['financeView', 'adminView'], owner: true },
  'closings.close': { permissions: ['financeView'] },
  // who closes does not open again
  'closings.reopen': { owner: true },
} as const satisfies Record<string, Rule>
