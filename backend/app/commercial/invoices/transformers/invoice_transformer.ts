import { BaseTransformer } from '@adonisjs/core/transformers'
import { today } from '#core/settings/firm_clock'
import type Invoice from '#commercial/invoices/models/invoice'
import { isSamePerson } from '#core/approvals/same_person'

const AMOUNTS = [
  'gross',
  'retention',
  'advanceRecovery',
  'deductions',
  'taxable',
  'vat',
  'total',
  'payable',
  'settled',
  'balance',
] as const

/** An invoice as lists show it. */
export default class InvoiceTransformer extends BaseTransformer<Invoice> {
  constructor(
    invoice: Invoice,
    private readonly abilities: ReadonlySet<string>,
    private readonly viewerId: number | null = null
  ) {
    super(invoice)
  }

  toObject() {
    const invoice = this.resource
    const manage = this.abilities.has('invoices.manage')
    const draft = invoice.status === 'draft'
    const can = {
      update: manage && draft,
      delete: manage && draft,
      issue: manage && draft,
      credit: manage && !draft && invoice.type !== 'credit_note',
      allocate: manage && !draft && invoice.type === 'credit_note' && invoice.balanceMinor > 0,
      writeOff: manage && !draft && invoice.type !== 'credit_note' && invoice.balanceMinor > 0,
      refund:
        this.abilities.has('client-refunds.pay') &&
        !draft &&
        invoice.type === 'credit_note' &&
        invoice.balanceMinor > 0 &&
        !isSamePerson(invoice.issuedBy, this.viewerId),
    }
    return {
      ...this.pick(invoice, ['id', 'version', 'type', 'status', 'clientName', 'currency']),
      number: invoice.number ?? null,
      clientId: invoice.clientId ?? null,
      contractId: invoice.contractId ?? null,
      issuedOn: invoice.issuedOn ?? null,
      dueOn: invoice.dueOn ?? null,
      overdue: invoice.isOverdue(today()),
      ...(Object.fromEntries(
        AMOUNTS.map((name) => [name, invoice.money(invoice[`${name}Minor`])])
      ) as Record<(typeof AMOUNTS)[number], string>),
      createdAt: invoice.createdAt.toUTC().toISO()!,
      can,
      allowedActions: (
        ['update', 'delete', 'issue', 'credit', 'allocate', 'refund', 'writeOff'] as const
      ).filter((name) => can[name]),
    }
  }
}
