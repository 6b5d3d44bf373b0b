import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { today } from '#core/settings/firm_clock'
import { requireJobReader } from '#people/job_changes/present_changes'
import { equipmentHeldBy } from './held.js'

export default class EquipmentHeldController {
  /** What a person has in custody: for them, those above them and HR. */
  async index(ctx: HttpContext) {
    const employee = await requireJobReader(ctx, ctx.params.id)
    const held = await equipmentHeldBy(db.connection(), employee)
    return held.map((row) => ({
      ...{ id: row.id, equipmentId: row.equipment_id, tag: row.tag, name: row.name },
      ...{ nameAr: row.name_ar, serialNo: row.serial_no, projectName: row.project_name },
      ...{ outOn: row.out_on, expectedReturnOn: row.expected_return_on },
      isOverdue: row.expected_return_on !== null && row.expected_return_on < today(),
    }))
  }
}
