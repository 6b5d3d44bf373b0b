import { LeadSchema } from '#database/schema'
import { formatMoney } from '#engines/money/money'
import { searchText } from '#engines/text/fold'
import type { LeadStage } from '#commercial/enums/lead_stages'

/** What is entered of a lead as it is stored; the value depends on its currency. */
export const LEAD_FIELDS = [
  'name',
  'nameAr',
  'clientId',
  'companyName',
  'contactName',
  'contactPhone',
  'contactEmail',
  'source',
  'currency',
  'expectedOn',
  'nextStep',
  'nextStepOn',
  'ownerId',
  'city',
  'projectType',
  'notes',
] as const

/** A possible job before there is a quotation. */
export default class Lead extends LeadSchema {
  declare stage: LeadStage

  /** The estimate in major units of its currency; null while nobody has made one. */
  get value(): string | null {
    const { valueMinor } = this
    return valueMinor === null || valueMinor === undefined
      ? null
      : formatMoney(valueMinor, this.currency)
  }

  refreshSearchText() {
    const { number, name, nameAr, companyName, contactName, city } = this
    this.searchText = searchText(number, name, nameAr, companyName, contactName, city)
  }

  /** What the audit log compares. */
  toAudit(): Record<string, unknown> {
    const fields = LEAD_FIELDS.map((name) => [name, this[name] ?? null])
    return {
      number: this.number,
      ...Object.fromEntries(fields),
      value: this.value,
      stage: this.stage,
      stageReason: this.stageReason ?? null,
      lostReason: this.lostReason ?? null,
    }
  }
}
