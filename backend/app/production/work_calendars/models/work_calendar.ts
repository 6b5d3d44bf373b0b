import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { WorkCalendarSchema } from '#database/schema'
import WorkCalendarChange from './work_calendar_change.js'

export default class WorkCalendar extends WorkCalendarSchema {
  @hasMany(() => WorkCalendarChange, { onQuery: (query) => void query.orderBy('position') })
  declare changes: HasMany<typeof WorkCalendarChange>
}
