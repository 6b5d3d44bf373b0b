import type { Rule } from './rule.js'

/** Vendors that are paid together: one prepares, another approves, and the bank reads the file. */
export const PAYMENT_RUNS = {
  // vendors paid together: whom, what and when
  'payment-runs.view': {
    permissions: ['financeView', 'procurement'],
    roles: ['procurement_manager'],
    owner: true,
  },
  'payment-runs.prepare': {
    permissions: ['financeView', 'procurement'],
    roles: ['procurement_manager'],
  },
  // never who prepared it, recorded a bill of it, or made or approved the order of one
  'payment-runs.approve': { permissions: ['financeView'], owner: true },
  // accounts of vendors in clear
  'payment-runs.bank-file': { permissions: ['financeView'] },
} as const satisfies Record<string, Rule>
