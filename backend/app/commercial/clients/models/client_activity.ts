import { ClientActivitySchema } from '#database/schema'
import type { ActivityKind } from '#commercial/enums/activity_kinds'

export default class ClientActivity extends ClientActivitySchema {
  declare kind: ActivityKind

  /** What the audit log compares. */
  toAudit(): Record<string, unknown> {
    const { kind, subject, details, occurredAt } = this
    return { kind, subject, details: details ?? null, occurredAt: occurredAt.toUTC().toISO() }
  }
}
