import { TimesheetApprovalSchema } from '#database/schema'

/** Who has to approve which lines of a submitted week: a project's, or all of them. */
export default class TimesheetApproval extends TimesheetApprovalSchema {}
