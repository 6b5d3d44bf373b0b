import { column } from '@adonisjs/lucid/orm'
import { VendorBankAccountSchema } from '#database/schema'

/** One version of where a vendor is paid; the newest approved one is the one that may be used. */
export default class VendorBankAccount extends VendorBankAccountSchema {
  @column()
  declare status: 'pending' | 'approved' | 'rejected' | 'superseded'
}
