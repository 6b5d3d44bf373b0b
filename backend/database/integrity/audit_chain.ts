import { sealAudit } from '#core/audit/seal_audit'
import { verifyAudit } from '#core/audit/verify_audit'
import type { Finding } from './check.js'

/** The seals of the audit log form one unbroken chain over unchanged rows. */
export async function checkAuditChain(): Promise<Finding> {
  await sealAudit()
  const { checked, broken, pending } = await verifyAudit()
  const problems = broken
    ? [`row ${broken.auditLogId} was ${broken.reason} (seal ${broken.sealId})`]
    : []
  return { checked, problems, note: pending ? `${pending} rows not sealed yet` : undefined }
}
