import { column, hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { EquipmentSchema } from '#database/schema'
import { decimal4OrNull, formatDecimal4 } from '#engines/money/money'
import { today } from '#core/settings/firm_clock'
import { searchText } from '#engines/text/fold'
import type { EquipmentStatus } from '#procurement/enums/equipment'
import { serviceDue } from '#procurement/equipment/service_plan'
import EquipmentCustody from './equipment_custody.js'
import EquipmentEvent from './equipment_event.js'
import EquipmentOutage from './equipment_outage.js'
import EquipmentReading from './equipment_reading.js'

/** What people write about a piece of equipment as it is. */
export const EQUIPMENT_FIELDS = [
  'tag',
  'name',
  'nameAr',
  'category',
  'make',
  'model',
  'serialNo',
  'year',
  'ownership',
  'vendorId',
  'purchasedOn',
  'location',
  'registrationNo',
  'registrationExpiresOn',
  'insuranceExpiresOn',
  'inspectionDueOn',
  'meterType',
  'serviceEveryDays',
  'seats',
] as const

/** Something that is lent out and looked after: a crane, a level, a truck. */
export default class Equipment extends EquipmentSchema {
  static table = 'equipment'

  @column()
  declare status: EquipmentStatus

  @hasMany(() => EquipmentCustody, { onQuery: (query) => void query.orderBy('id', 'desc') })
  declare custodies: HasMany<typeof EquipmentCustody>

  @hasMany(() => EquipmentEvent, { onQuery: (query) => void query.orderBy('id', 'desc') })
  declare events: HasMany<typeof EquipmentEvent>

  @hasMany(() => EquipmentOutage, {
    onQuery: (query) => void query.orderBy('from_on', 'desc').orderBy('id', 'desc'),
  })
  declare outages: HasMany<typeof EquipmentOutage>

  @hasMany(() => EquipmentReading, {
    onQuery: (query) => void query.orderBy('read_on', 'desc').orderBy('id', 'desc'),
  })
  declare readings: HasMany<typeof EquipmentReading>

  /** What the audit log compares. */
  toAudit(): Record<string, unknown> {
    return {
      ...Object.fromEntries(EQUIPMENT_FIELDS.map((name) => [name, this[name] ?? null])),
      status: this.status,
      custodian: this.custodianName,
      meter: formatDecimal4(this.meterE4),
      servicedOn: this.servicedOn,
      serviceEvery: decimal4OrNull(this.serviceEveryE4),
      nextServiceAt: decimal4OrNull(this.nextServiceE4),
      payload: decimal4OrNull(this.payloadE4),
      volume: decimal4OrNull(this.volumeE4),
    }
  }

  /** Brings what follows from plan, documents and meter up to date. */
  refreshDue() {
    Object.assign(this, serviceDue(this))
  }

  /** What is just being entered has no time of its own yet. */
  get enteredOn(): string {
    return today(this.$isPersisted ? this.createdAt : undefined)
  }

  refreshSearchText() {
    const where = [this.location, this.projectName, this.projectNameAr]
    this.searchText = searchText(
      this.tag,
      this.name,
      this.nameAr,
      this.make,
      this.model,
      this.serialNo,
      this.registrationNo,
      this.custodianName,
      ...where
    )
  }
}
