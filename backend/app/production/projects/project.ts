import { formatDecimal4, formatMoney } from '#engines/money/money'
import { ProjectSchema } from '#database/schema'
import type { ProjectStatus } from '#production/enums/project_statuses'

/** A job that was won: it takes its facts over from the approved quotation. */
export default class Project extends ProjectSchema {
  declare status: ProjectStatus

  /** Floor area as a decimal string. */
  get areaSqm(): string | null {
    return this.areaSqmE4 === null || this.areaSqmE4 === undefined
      ? null
      : formatDecimal4(this.areaSqmE4)
  }

  /** Decimal string in the project's currency, VAT included. */
  get contractValue(): string {
    return formatMoney(this.contractValueMinor, this.currency)
  }

  /** What the audit log compares. */
  toAudit() {
    const { code, name, nameAr, quotationNumber, clientId, clientName, endUser, location, city } =
      this
    const { areaSqm, projectType, productTypes, bdmInitials, currency, contractValue, status } =
      this
    return {
      code,
      name,
      nameAr,
      quotationNumber,
      clientId,
      clientName,
      endUser,
      location,
      city,
      areaSqm,
      projectType,
      productTypes,
      bdmInitials,
      currency,
      contractValue,
      status,
    }
  }
}
