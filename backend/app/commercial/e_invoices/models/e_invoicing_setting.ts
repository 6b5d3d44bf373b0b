import { EInvoicingSettingSchema } from '#database/schema'
import type { Environment } from '#engines/e_invoice/certificate_request'
import type { Mode } from '../enums.js'

export const SETTING_FIELDS = [
  'mode',
  'simulationUrl',
  'productionUrl',
  'branch',
  'businessCategory',
  'street',
  'buildingNumber',
  'additionalNumber',
  'district',
  'city',
  'postalCode',
] as const

/** How the firm takes part in electronic invoicing: one row. */
export default class EInvoicingSetting extends EInvoicingSettingSchema {
  static table = 'e_invoicing_settings'

  declare mode: Mode

  /** Base address of the authority's interface. */
  urlOf(environment: Environment): string {
    return environment === 'production' ? this.productionUrl : this.simulationUrl
  }

  /** What the audit log compares. */
  toAudit(): Record<string, unknown> {
    return Object.fromEntries(SETTING_FIELDS.map((name) => [name, this[name] ?? null]))
  }
}
