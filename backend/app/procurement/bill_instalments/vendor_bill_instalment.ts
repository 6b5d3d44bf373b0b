import { column } from '@adonisjs/lucid/orm'
import { VendorBillInstalmentSchema } from '#database/schema'
import type { DueTrigger } from '#procurement/enums/due_triggers'

/** A part of what is to be paid of a bill, with its day. */
export default class VendorBillInstalment extends VendorBillInstalmentSchema {
  @column()
  declare dueFrom: DueTrigger | null
}
