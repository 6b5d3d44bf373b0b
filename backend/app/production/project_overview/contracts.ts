import db from '@adonisjs/lucid/services/db'
import { formatMoney, formatScaled } from '#engines/money/money'
import type Project from '#production/projects/project'

const percent = (bp: unknown) => (bp === null ? null : formatScaled(Number(bp), 2))

/** The contracts of a project with the terms on which it is paid, as commercial keeps them; oldest first. */
export async function contractsOf({ id }: Project) {
  const rows = await db.from('project_agreements').where('project_id', id).orderBy('id')
  return rows.map((row) => ({
    id: Number(row.id),
    number: row.number as string,
    reference: row.reference as string | null,
    signedOn: row.signed_on as string | null,
    currency: row.currency as string,
    value: formatMoney(Number(row.value_minor), row.currency),
    vatRate: percent(row.vat_rate_bp)!,
    retention: percent(row.retention_bp)!,
    retentionCap: percent(row.retention_cap_bp),
    advanceRecovery: percent(row.advance_recovery_bp)!,
    paymentDays: Number(row.payment_days),
  }))
}
