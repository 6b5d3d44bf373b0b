import { TimesheetBatchSchema } from '#database/schema'

/** Approved weeks that were locked together, to be handed on as they are. */
export default class TimesheetBatch extends TimesheetBatchSchema {}
