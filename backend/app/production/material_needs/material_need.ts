import { MaterialNeedSchema } from '#database/schema'
import { formatDecimal4 } from '#engines/money/money'

/** How much of a material a task needs, and how many working days before it starts. */
export default class MaterialNeed extends MaterialNeedSchema {
  /** What the audit log compares. */
  toAudit() {
    return {
      taskId: this.taskId,
      materialId: this.materialId,
      quantity: formatDecimal4(this.quantityE4),
      leadDays: this.leadDays,
      note: this.note,
      needByOn: this.needByOn,
    }
  }
}
