import { BaseTransformer } from '@adonisjs/core/transformers'
import type Receipt from './receipt.js'
import type { RefundView } from '#commercial/shared/refunds_of'
import type { ChequeView } from '#core/cheques/cheque_register'
import type { BankAccountView } from '#core/bank_accounts/shown_account'
import { isSamePerson } from '#core/approvals/same_person'
import type { AllocationView } from './receipt_allocations.js'

/** Money that came in. */
export default class ReceiptTransformer extends BaseTransformer<Receipt> {
  constructor(
    receipt: Receipt,
    private readonly abilities: ReadonlySet<string>,
    /** On its own page. */
    private readonly beside: {
      allocations?: AllocationView[]
      refunds?: RefundView[]
      bankAccount?: BankAccountView
      cheque?: ChequeView | null
    } = {},
    private readonly viewerId: number | null = null
  ) {
    super(receipt)
  }

  toObject() {
    const receipt = this.resource
    const can = this.#rights()
    return {
      ...this.pick(receipt, [
        'id',
        'version',
        'number',
        'clientName',
        'receivedOn',
        'method',
        'currency',
      ]),
      clientId: receipt.clientId ?? null,
      reference: receipt.reference ?? null,
      notes: receipt.notes ?? null,
      amount: receipt.money(receipt.amountMinor),
      allocated: receipt.money(receipt.allocatedMinor),
      unallocated: receipt.money(receipt.unallocatedMinor),
      createdAt: receipt.createdAt.toUTC().toISO()!,
      refunded: receipt.money(receipt.refundedMinor),
      bankAccountId: receipt.bankAccountId ?? null,
      cheque: this.beside.cheque ?? null,
      bankAccount: this.beside.bankAccount ?? null,
      allocations: this.beside.allocations ?? [],
      refunds: this.beside.refunds ?? [],
      reversedOn: receipt.reversedOn ?? null,
      reversalReason: receipt.reversalReason ?? null,
      can,
      allowedActions: (['allocate', 'reverse', 'refund'] as const).filter((name) => can[name]),
    }
  }

  /** While a cheque is kept for it, the cheque decides. */
  #rights() {
    const receipt = this.resource
    return {
      allocate: this.abilities.has('invoices.manage') && receipt.unallocatedMinor > 0,
      reverse:
        this.abilities.has('client-receipts.reverse') &&
        !receipt.reversedOn &&
        receipt.chequeId === null &&
        receipt.refundedMinor === 0,
      refund:
        this.abilities.has('client-refunds.pay') &&
        receipt.unallocatedMinor > 0 &&
        (receipt.chequeId === null || receipt.clearedOn !== null) &&
        !isSamePerson(receipt.createdBy, this.viewerId),
    }
  }
}
