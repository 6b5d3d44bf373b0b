import { DateTime } from 'luxon'
import { searchText } from '#engines/text/fold'
import { formatDecimal4, formatMoney } from '#engines/money/money'
import { ProjectSchema } from '#database/schema'
import type { ContractType } from '#production/enums/contract_types'
import type { ProjectStatus } from '#production/enums/project_statuses'

/** What people enter of a project and read as it is stored. */
export const PROJECT_FACTS = [
  'name',
  'nameAr',
  'clientId',
  'clientName',
  'endUser',
  'consultant',
  'mainContractor',
  'contractType',
  'location',
  'city',
  'projectType',
  'productTypes',
  'bdmInitials',
  'description',
  'plannedStartOn',
  'plannedFinishOn',
  'completedOn',
  'handedOverOn',
  'defectsMonths',
  'noticeDays',
  'managerId',
  'siteEngineerId',
] as const

/** A job that was won: it takes its facts over from the approved quotation, or is entered by hand. */
export default class Project extends ProjectSchema {
  declare status: ProjectStatus
  declare contractType: ContractType | null

  /** Floor area as a decimal string. */
  get areaSqm(): string | null {
    return this.areaSqmE4 === null || this.areaSqmE4 === undefined
      ? null
      : formatDecimal4(this.areaSqmE4)
  }

  /** Degrees as a decimal string, north positive. */
  get latitude(): string | null {
    return degrees(this.latitudeE6)
  }

  /** Degrees as a decimal string, east positive. */
  get longitude(): string | null {
    return degrees(this.longitudeE6)
  }

  /** The day on which the contractor's liability for defects ends; null before the handover. */
  get defectsEndOn(): string | null {
    if (!this.handedOverOn || !this.defectsMonths) return null
    return DateTime.fromISO(this.handedOverOn, { zone: 'utc' })
      .plus({ months: this.defectsMonths })
      .toISODate()
  }

  /** Decimal string in the project's currency, VAT included. */
  get contractValue(): string {
    return formatMoney(this.contractValueMinor, this.currency)
  }

  refreshSearchText() {
    const { code, quotationNumber, name, nameAr, clientName, endUser, location, city } = this
    this.searchText = searchText(
      code,
      ...[quotationNumber, name, nameAr, clientName, endUser, location, city]
    )
  }

  /** What the audit log compares. */
  toAudit() {
    const { code, quotationNumber, areaSqm, latitude, longitude, currency, contractValue, status } =
      this
    const facts = Object.fromEntries(PROJECT_FACTS.map((name) => [name, this[name] ?? null]))
    return {
      code,
      quotationNumber,
      ...facts,
      ...{ areaSqm, latitude, longitude, currency, contractValue, status },
    }
  }
}

const degrees = (e6: number | null | undefined) =>
  e6 === null || e6 === undefined ? null : (e6 / 1e6).toFixed(6)
