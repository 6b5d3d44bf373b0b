import { stateOfEnd } from '#core/health/certificate_line'
import { line, registerHealthLine } from '#core/health/health_lines'
import EInvoiceUnit from './models/e_invoice_unit.js'

/** The certificate that ends first; nothing where the firm takes no part. */
registerHealthLine('e_invoice_certificate', async () => {
  const unit = await EInvoiceUnit.query()
    .where('status', 'active')
    .whereNotNull('expires_at')
    .orderBy('expires_at')
    .first()
  if (!unit) return null
  const endsAt = unit.expiresAt!.toMillis()
  return line(stateOfEnd(endsAt), { at: new Date(endsAt).toISOString() }, 'renew')
})
