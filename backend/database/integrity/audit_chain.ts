import { readHeads } from '#core/audit/heads'
import { sealAudit } from '#core/audit/seal_audit'
import { verifyAudit } from '#core/audit/verify_audit'
import { fault, note, word, type Finding } from './check.js'

/**
 * The seals of the audit log form one unbroken chain over unchanged rows, and it has in it every head
 * that was signed and kept outside the database.
 */
export async function checkAuditChain(): Promise<Finding> {
  await sealAudit()
  const { heads, forged, foreign } = await readHeads()
  const { checked, broken, pending } = await verifyAudit(heads)
  const problems = forged.map((line) => fault('head_foreign', { line }))
  if (broken) {
    const { auditLogId: row, sealId: seal, reason } = broken
    const how = word('breaks', reason)
    problems.push(
      seal ? fault('log_broken', { row, how, seal }) : fault('log_unsealed', { row, how })
    )
  }
  const notes = [
    ...(pending ? [note('pending', pending)] : []),
    note('heads', heads.length),
    ...(foreign ? [note('foreign', foreign)] : []),
  ]
  return { checked, problems, notes }
}
