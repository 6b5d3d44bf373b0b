import { EInvoiceUnitSchema } from '#database/schema'
import type { Environment } from '#engines/e_invoice/certificate_request'
import type { UnitStatus } from '../enums.js'

/** What signs documents: a key with its certificate, and the end of its chain. */
export default class EInvoiceUnit extends EInvoiceUnitSchema {
  static table = 'e_invoice_units'

  declare environment: Environment
  declare status: UnitStatus

  /** What the audit log compares: no key and no secret. */
  toAudit(): Record<string, unknown> {
    const { environment, status, commonName, serialNumber, expiresAt } = this
    return {
      environment,
      status,
      commonName,
      serialNumber,
      expiresAt: expiresAt?.toUTC().toISO() ?? null,
    }
  }
}
