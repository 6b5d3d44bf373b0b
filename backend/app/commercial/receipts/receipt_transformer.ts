import { BaseTransformer } from '@adonisjs/core/transformers'
import type Receipt from './receipt.js'
import type { AllocationView } from './receipt_allocations.js'

/** Money that came in. */
export default class ReceiptTransformer extends BaseTransformer<Receipt> {
  constructor(
    receipt: Receipt,
    private readonly abilities: ReadonlySet<string>,
    private readonly allocations: AllocationView[] = []
  ) {
    super(receipt)
  }

  toObject() {
    const receipt = this.resource
    const can = {
      allocate: this.abilities.has('invoices.manage') && receipt.unallocatedMinor > 0,
      reverse: this.abilities.has('client-receipts.reverse') && !receipt.reversedOn,
    }
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
      allocations: this.allocations,
      reversedOn: receipt.reversedOn ?? null,
      reversalReason: receipt.reversalReason ?? null,
      can,
      allowedActions: (['allocate', 'reverse'] as const).filter((name) => can[name]),
    }
  }
}
