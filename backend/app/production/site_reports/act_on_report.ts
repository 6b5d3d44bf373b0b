import { actOnDocument } from '#core/approvals/act_on_document'
import { showReport } from './present_report.js'
import { lockSeenReport } from './record_report.js'
import { siteReportStates } from './states.js'

/** One step of a report, on the version that was seen. @throws AppError 404, 412, and what its state refuses */
export const actOnReport = actOnDocument({
  states: siteReportStates,
  lock: lockSeenReport,
  show: showReport,
})
