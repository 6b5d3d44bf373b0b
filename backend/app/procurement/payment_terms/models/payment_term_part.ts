import { column } from '@adonisjs/lucid/orm'
import { PaymentTermPartSchema } from '#database/schema'
import type { DueTrigger } from '#procurement/enums/due_triggers'

export default class PaymentTermPart extends PaymentTermPartSchema {
  @column()
  declare dueFrom: DueTrigger
}
