import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Approver } from '#core/approvals/approver'
import { decimal4OrNull, formatDecimal4 } from '#engines/money/money'
import { isOverdue } from '#procurement/equipment/service_plan'
import type Equipment from '#procurement/equipment/models/equipment'
import { EQUIPMENT_FIELDS } from '#procurement/equipment/models/equipment'
import { today } from '#core/settings/firm_clock'

/** A piece of equipment as its list shows it. */
export default class EquipmentTransformer extends BaseTransformer<Equipment> {
  constructor(
    equipment: Equipment,
    protected readonly viewer: Approver,
    /** Names of projects by id, where the viewer knows them by another than is kept here. */
    protected readonly projects: Map<number, string>
  ) {
    super(equipment)
  }

  toObject() {
    const equipment = this.resource
    const can = this.#can()
    return {
      ...this.pick(equipment, [
        'id',
        'version',
        ...EQUIPMENT_FIELDS,
        'status',
        'custodianName',
        'projectId',
        'expectedReturnOn',
        'dueOn',
        'meterDue',
        'nextServiceOn',
        'servicedOn',
        'createdBy',
      ]),
      projectName: this.projectName(equipment),
      meter: formatDecimal4(equipment.meterE4),
      nextServiceAt: decimal4OrNull(equipment.nextServiceE4),
      serviceEvery: decimal4OrNull(equipment.serviceEveryE4),
      payload: decimal4OrNull(equipment.payloadE4),
      volume: decimal4OrNull(equipment.volumeE4),
      overdue: isOverdue(equipment, today()),
      createdAt: equipment.createdAt.toUTC().toISO()!,
      updatedAt: equipment.updatedAt.toUTC().toISO()!,
      can,
      allowedActions: Object.entries(can).flatMap(([action, allowed]) => (allowed ? [action] : [])),
    }
  }

  protected projectName(of: { projectId: number | null; projectName: string | null }) {
    return this.projects.get(of.projectId ?? 0) ?? of.projectName
  }

  #can() {
    const { status } = this.resource
    const manage = this.viewer.abilities.has('procurement.equipment')
    return {
      update: manage,
      delete: manage && status !== 'assigned',
      checkOut: manage && status === 'available' && !isOverdue(this.resource, today()),
      checkIn: manage && status === 'assigned',
      log: manage,
      changeStatus: manage && status !== 'assigned',
    }
  }
}
