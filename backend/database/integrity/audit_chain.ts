import { readHeads } from '#core/audit/heads'
import { sealAudit } from '#core/audit/seal_audit'
import { verifyAudit } from '#core/audit/verify_audit'
import type { Finding } from './check.js'

/**
 * The seals of the audit log form one unbroken chain over unchanged rows, and it has in it every head
 * that was signed and kept outside the database.
 */
export async function checkAuditChain(): Promise<Finding> {
  await sealAudit()
  const { heads, forged, foreign } = await readHeads()
  const { checked, broken, pending } = await verifyAudit(heads)
  const problems = forged.map((line) => `line ${line} of the signed heads is not signed by us`)
  if (broken)
    problems.push(
      `row ${broken.auditLogId} was ${broken.reason} (seal ${broken.sealId ?? 'none yet'})`
    )
  const notes = [
    ...(pending ? [`${pending} rows not sealed yet`] : []),
    heads.length ? `${heads.length} signed heads` : 'no signed heads yet',
    ...(foreign ? [`${foreign} signed with another key`] : []),
  ]
  return { checked, problems, note: notes.join(', ') }
}
