import { ScheduleResourcePeriodSchema } from '#database/schema'

/** Days on which there are other units of a resource than usual. */
export default class ScheduleResourcePeriod extends ScheduleResourcePeriodSchema {
  static table = 'schedule_resource_periods'
}
