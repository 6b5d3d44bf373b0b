import { TimeEntrySchema } from '#database/schema'

/** The minutes of a person on one day for one project and task. */
export default class TimeEntry extends TimeEntrySchema {}
