import { WorkCalendarChangeSchema } from '#database/schema'
import type { CalendarChange } from '#production/enums/calendar_changes'

/** Some days on which a calendar has other hours. */
export default class WorkCalendarChange extends WorkCalendarChangeSchema {
  declare kind: CalendarChange
}
