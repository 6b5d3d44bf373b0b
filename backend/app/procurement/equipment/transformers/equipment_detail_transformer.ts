import type { Approver } from '#core/approvals/approver'
import { decimal4OrNull, formatDecimal4, formatMoney } from '#engines/money/money'
import type { UsageFigures } from '#procurement/equipment/usage'
import type Equipment from '#procurement/equipment/models/equipment'
import { mostPerDay } from '#procurement/equipment/meter'
import { isPlanned } from '#procurement/equipment/outages'
import { STOCK_CURRENCY } from '#procurement/shared/base_currency'
import EquipmentTransformer from './equipment_transformer.js'
import { nameIn } from '#core/base/user_names'

const money = (minor: number) => formatMoney(minor, STOCK_CURRENCY)

/** A piece of equipment's own page. Needs `custodies`, `events`, `outages` and `readings` preloaded. */
export default class EquipmentDetailTransformer extends EquipmentTransformer {
  constructor(
    equipment: Equipment,
    viewer: Approver,
    projects: Map<number, string>,
    private readonly names: Map<number, string>,
    private readonly figures: UsageFigures
  ) {
    super(equipment, viewer, projects)
  }

  toObject() {
    const equipment = this.resource
    const { figures } = this
    return {
      ...super.toObject(),
      currency: STOCK_CURRENCY,
      purchaseCost: money(equipment.purchaseCostMinor),
      rentalRate: money(equipment.rentalRateMinor),
      figures: {
        ...{ from: figures.from, to: figures.to, utilisation: figures.utilisation },
        cost: money(figures.costMinor),
        ran: decimal4OrNull(figures.ranE4),
        costPerUnit: figures.costPerUnitMinor === null ? null : money(figures.costPerUnitMinor),
      },
      custodies: this.#custodies(),
      events: equipment.events.map((event) => ({
        ...this.pick(event, ['id', 'kind', 'happenedOn', 'note']),
        meter: decimal4OrNull(event.meterE4),
        cost: money(event.costMinor),
        createdByName: this.#name(event.createdBy),
      })),
      mostPerDay: mostPerDay(equipment),
      readings: equipment.readings.map((reading) => ({
        ...this.pick(reading, ['id', 'readOn', 'source', 'note']),
        meter: formatDecimal4(reading.meterE4),
        total: formatDecimal4(reading.totalE4),
        replaced: decimal4OrNull(reading.replacedE4),
        createdByName: this.#name(reading.createdBy),
      })),
      outages: equipment.outages.map((outage) => ({
        ...this.pick(outage, ['id', 'kind', 'fromOn', 'backOn', 'note']),
        isOpen: outage.openGuard !== null,
        isPlanned: isPlanned(outage),
        createdByName: this.#name(outage.createdBy),
      })),
    }
  }

  #custodies() {
    return this.resource.custodies.map((custody) => ({
      ...this.pick(custody, [
        'id',
        'holderId',
        'holderName',
        'projectId',
        'outOn',
        'expectedReturnOn',
        'outCondition',
        'outNote',
        'outSignature',
        'backOn',
        'backCondition',
        'backNote',
        'backSignature',
      ]),
      projectName: this.projectName(custody),
      outMeter: decimal4OrNull(custody.outMeterE4),
      backMeter: decimal4OrNull(custody.backMeterE4),
      createdByName: this.#name(custody.createdBy),
    }))
  }

  #name(id: number | null) {
    return nameIn(this.names, id)
  }
}
