import type { Rule } from './rule.js'

/** The rows of the access table that speak of what clients owe. */
export const RECEIVABLES = {
  // what letters say to clients in the firm's name
  'dunning-levels.manage': {
    permissions: ['commercial', 'financeView'],
    needs: 'invoices.view',
  },
  // who sells does not decide how much a client may owe
  'credit-limits.manage': {
    permissions: ['financeView'],
    owner: true,
    needs: 'invoices.view',
  },
} as const satisfies Record<string, Rule>
