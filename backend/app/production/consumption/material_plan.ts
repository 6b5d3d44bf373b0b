import { MaterialPlanSchema } from '#database/schema'
import { formatDecimal4, formatScaled } from '#engines/money/money'

/** How much of a material a project is planned to take, and how much of its work is done. */
export default class MaterialPlan extends MaterialPlanSchema {
  /** What the audit log compares. */
  toAudit() {
    return {
      projectId: this.projectId,
      materialId: this.materialId,
      planned: formatDecimal4(this.plannedE4),
      allowance: formatScaled(this.allowanceBp, 2),
      progress: formatScaled(this.progressBp, 2),
    }
  }
}
