import { documentStates } from '#core/approvals/document_states'
import type { ChequeDirection } from '#core/cheques/cheque_register'
import type { ChequeStatus } from '#finance/enums/cheques'

export interface StatedCheque {
  status: ChequeStatus
  direction: ChequeDirection
  createdBy?: number | null
}

const ability = 'cheques.manage'
/** Who gave a cheque for a payment doesn't take the payment back alone. */
const byOther = { ability, decidedBy: 'other' } as const

/**
 * Received: held → deposited → cleared, or bounced → deposited again, returned or replaced. Issued: issued →
 * cleared, or bounced, stopped or voided.
 */
export const chequeStates = documentStates<StatedCheque>()({
  deposit: { from: ['held'], ability },
  clear: { from: ['held', 'deposited', 'issued'], ability },
  bounce: {
    from: ['deposited', 'cleared', 'issued'],
    ability,
    fits: ({ direction, status }) => direction === 'received' || status === 'issued',
  },
  redeposit: { from: ['bounced'], ability, fits: ({ direction }) => direction === 'received' },
  return: {
    from: ['held', 'bounced'],
    ability,
    fits: ({ direction }) => direction === 'received',
  },
  replace: {
    from: ['held', 'bounced'],
    ability,
    fits: ({ direction }) => direction === 'received',
  },
  stop: { from: ['issued'], ...byOther },
  void: { from: ['issued'], ...byOther },
})

export type ChequeAction = (typeof chequeStates.actions)[number]

/** What a cheque is after a step. */
export const AFTER: Record<ChequeAction, ChequeStatus> = {
  deposit: 'deposited',
  clear: 'cleared',
  bounce: 'bounced',
  redeposit: 'deposited',
  return: 'returned',
  replace: 'replaced',
  stop: 'stopped',
  void: 'voided',
}
