import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { VendorCreditChargeSchema } from '#database/schema'
import type { VatCategory } from '#engines/money/vat'
import VendorBillCharge from '#procurement/bills/models/vendor_bill_charge'

/** What a credit note takes off a charge of a bill. */
export default class VendorCreditCharge extends VendorCreditChargeSchema {
  @column()
  declare vatCategory: VatCategory

  @belongsTo(() => VendorBillCharge, { foreignKey: 'billChargeId' })
  declare billCharge: BelongsTo<typeof VendorBillCharge>
}
