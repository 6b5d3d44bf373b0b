import { column } from '@adonisjs/lucid/orm'
import { PurchaseOrderInstalmentSchema } from '#database/schema'
import type { DueTrigger } from '#procurement/enums/due_triggers'

/** A part of an order's payment as it was agreed when the order was approved. */
export default class PurchaseOrderInstalment extends PurchaseOrderInstalmentSchema {
  @column()
  declare dueFrom: DueTrigger
}
