import { SectionSchema } from '#database/schema'
import { statusOf, type SectionState, type SectionStatus } from '#core/sections/section_status'

export default class Section extends SectionSchema {
  get status(): SectionStatus {
    return statusOf(this.state)
  }

  get state(): SectionState {
    const { enabled, maintenanceMode, maintenanceMessage, maintenanceMessageAr } = this
    const from = this.fromAt?.toMillis() ?? null
    const to = this.toAt?.toMillis() ?? null
    return { enabled, maintenanceMode, maintenanceMessage, maintenanceMessageAr, from, to }
  }

  toAudit() {
    const { enabled, maintenanceMode, maintenanceMessage, maintenanceMessageAr } = this
    const from = this.fromAt?.toUTC().toISO() ?? null
    const to = this.toAt?.toUTC().toISO() ?? null
    return { enabled, maintenanceMode, maintenanceMessage, maintenanceMessageAr, from, to }
  }
}
