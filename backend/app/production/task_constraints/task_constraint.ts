import { TaskConstraintSchema } from '#database/schema'
import type { ConstraintKind } from '#production/enums/planning'

/** Something that must be there, or out of the way, before a task can start. */
export default class TaskConstraint extends TaskConstraintSchema {
  declare kind: ConstraintKind

  get isOpen(): boolean {
    return this.resolvedAt === null
  }

  /** What the audit log compares. */
  toAudit(): Record<string, unknown> {
    const { projectId, taskId, kind, description, descriptionAr } = this
    const { ownerId, leadDays, fixedOn } = this
    return {
      ...{ projectId, taskId, kind, description, descriptionAr, ownerId, leadDays, fixedOn },
      resolved: !this.isOpen,
    }
  }
}
