import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatDecimal4, formatScaled } from '#engines/money/money'
import type Contract from './contract.js'
import type { ContractPosition } from './contract_ledger.js'

/** A contract; with its ledger and lines on its own page. */
export default class ContractTransformer extends BaseTransformer<Contract> {
  constructor(
    contract: Contract,
    private readonly abilities: ReadonlySet<string>,
    private readonly position?: ContractPosition & { companyId: number | null }
  ) {
    super(contract)
  }

  toObject() {
    const contract = this.resource
    // a list does not look into invoices: there, what is possible is not promised
    const open = this.abilities.has('invoices.manage') && this.position?.invoiced === false
    const can = { update: open, delete: open, invoice: this.abilities.has('invoices.manage') }
    return {
      ...this.pick(contract, [
        'id',
        'version',
        'number',
        'title',
        'clientName',
        'currency',
        'vatOnRetention',
        'paymentDays',
      ]),
      titleAr: contract.titleAr ?? null,
      clientId: contract.clientId ?? null,
      companyId: this.position?.companyId ?? null,
      projectId: contract.projectId ?? null,
      reference: contract.reference ?? null,
      signedOn: contract.signedOn ?? null,
      value: contract.money(contract.valueMinor),
      vatRate: formatScaled(contract.vatRateBp, 2),
      vatCategory: contract.vatCategory,
      exemptionReason: contract.exemptionReason ?? null,
      retention: formatScaled(contract.retentionBp, 2),
      retentionCap: contract.retentionCapBp ? formatScaled(contract.retentionCapBp, 2) : null,
      advanceRecovery: formatScaled(contract.advanceRecoveryBp, 2),
      createdAt: contract.createdAt.toUTC().toISO()!,
      ledger: this.#ledger(),
      can,
      allowedActions: (['update', 'delete', 'invoice'] as const).filter((name) => can[name]),
      lines: this.#lines(),
    }
  }

  #ledger() {
    const contract = this.resource
    if (!this.position) return null
    const { heldMinor, advanceOpenMinor, certifiedMinor } = this.position.ledger
    return {
      held: contract.money(heldMinor),
      advanceOpen: contract.money(advanceOpenMinor),
      certified: contract.money(certifiedMinor),
    }
  }

  #lines() {
    const contract = this.resource
    return (contract.$preloaded.lines ? contract.lines : []).map((line) => ({
      id: line.id,
      description: line.description,
      descriptionAr: line.descriptionAr ?? null,
      unit: line.unit ?? null,
      quantity: formatDecimal4(line.quantityE4),
      unitRate: formatDecimal4(line.unitRateE4),
      total: contract.money(line.totalMinor),
      certifiedQuantity: formatDecimal4(this.position?.done.get(line.id)?.quantityE4 ?? 0),
      certified: contract.money(this.position?.done.get(line.id)?.amountMinor ?? 0),
    }))
  }
}
