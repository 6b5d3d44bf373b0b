import { column } from '@adonisjs/lucid/orm'
import { PurchaseBillChargeSchema } from '#database/schema'
import type { VatCategory } from '#engines/money/vat'
import type { ChargeKind } from '#procurement/enums/bill_charges'

/** Freight and the like on a vendor's invoice, taxed as a line of its own. */
export default class VendorBillCharge extends PurchaseBillChargeSchema {
  static table = 'purchase_bill_charges'

  @column()
  declare kind: ChargeKind

  @column()
  declare vatCategory: VatCategory

  @column()
  declare match: 'matched' | 'charge_over' | 'vat_variance'
}
