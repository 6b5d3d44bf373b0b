import { column, hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { VendorSchema } from '#database/schema'
import type { PrintChoice } from '#core/printing/print_choice'
import { searchText } from '#engines/text/fold'
import type { VendorStatus } from '#procurement/enums/vendor_statuses'
import VendorDocument from './vendor_document.js'
import VendorRating from './vendor_rating.js'

/** What people write about a vendor, the sealed bank fields aside. */
export const VENDOR_FIELDS = [
  'name',
  'type',
  'group',
  'businessAddress',
  'city',
  'country',
  'postalCode',
  'primaryContactName',
  'phone',
  'mobile',
  'email',
  'fax',
  'website',
  'purchasingCurrency',
  'documentLanguage',
  'crNumber',
  'vatNumber',
  'buildingNumber',
  'street',
  'district',
  'additionalNumber',
] as const
export const BANK_FIELDS = [
  'bankName',
  'bankCity',
  'bankCountry',
  'accountName',
  'swiftCode',
] as const

/** Sealed values as the audit log names them. */
export const SEALED_AUDIT = ['accountNumberSealed', 'ibanSealed'] as const

export default class Vendor extends VendorSchema {
  @column()
  declare status: VendorStatus

  declare documentLanguage: PrintChoice

  @hasMany(() => VendorDocument, { onQuery: (query) => void query.orderBy('id', 'desc') })
  declare documents: HasMany<typeof VendorDocument>

  @hasMany(() => VendorRating, { onQuery: (query) => void query.orderBy('id', 'desc') })
  declare ratings: HasMany<typeof VendorRating>

  /** What the audit log compares; of the sealed fields it learns only that they changed. */
  toAudit(): Record<string, unknown> {
    const names = [...VENDOR_FIELDS, ...BANK_FIELDS, ...SEALED_AUDIT] as const
    return Object.fromEntries(names.map((name) => [name, this[name] ?? null]))
  }

  refreshSearchText() {
    this.searchText = searchText(
      this.name,
      this.primaryContactName,
      this.email,
      this.phone,
      this.mobile,
      this.website,
      this.businessAddress,
      this.city,
      this.country
    )
  }
}
