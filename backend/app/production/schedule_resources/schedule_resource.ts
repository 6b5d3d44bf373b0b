import { ScheduleResourceSchema } from '#database/schema'

export default class ScheduleResource extends ScheduleResourceSchema {
  static table = 'schedule_resources'
}
