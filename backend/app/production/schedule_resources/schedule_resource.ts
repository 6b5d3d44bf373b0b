import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { ScheduleResourceSchema } from '#database/schema'
import ScheduleResourcePeriod from './schedule_resource_period.js'

export default class ScheduleResource extends ScheduleResourceSchema {
  static table = 'schedule_resources'

  @hasMany(() => ScheduleResourcePeriod, { onQuery: (query) => void query.orderBy('from_on') })
  declare periods: HasMany<typeof ScheduleResourcePeriod>
}
