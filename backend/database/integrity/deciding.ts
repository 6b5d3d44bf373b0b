import { writer } from '#core/database/writer'
import type { Change } from '#core/audit/append_audit'
import { startingRules } from '#core/approvals/default_rules'
import ApprovalRule from '#core/approvals/models/approval_rule'
import type { Finding } from './check.js'
import { plain } from './plain.js'

/** Settings that two people decide on, with what holds while nobody has set them. */
const SETTINGS = { allowSelfApproval: false, separatePayer: true } as const

/**
 * Who decides on what is as the audit log says, or as a new firm starts: the approval rules, and the
 * settings by which someone decides on their own documents.
 */
export async function checkDeciding(): Promise<Finding> {
  const rules = await ApprovalRule.query({ client: writer() }).orderBy('id')
  const problems: string[] = []
  for (const rule of rules) problems.push(...(await faultsOfRule(rule)))
  const stored = await writer().from('settings').whereIn('key', Object.keys(SETTINGS))
  const log = await lastLogged('settings', 1)
  for (const [key, start] of Object.entries(SETTINGS)) {
    const row = stored.find((one) => one.key === key)
    const holds = row ? JSON.parse(row.value) : start
    const known = log.has(key) ? log.get(key) : start
    if (holds !== known) problems.push(`setting ${key} is ${holds}, the log says ${known}`)
  }
  return { checked: rules.length + Object.keys(SETTINGS).length, problems }
}

async function faultsOfRule(rule: ApprovalRule): Promise<string[]> {
  const log = await lastLogged('approval_rule', rule.id)
  const now = Object.entries(rule.toAudit())
  const isLogged = now.every(([field, value]) => plain(log.get(field)) === plain(value))
  if (isLogged) return []
  // a rule that a firm starts with is logged from its first change on, and then only what changed
  const starts = startingRules().some((one) => {
    const start: Record<string, unknown> = one.toAudit()
    return now.every(
      ([field, value]) => plain(log.has(field) ? log.get(field) : start[field]) === plain(value)
    )
  })
  return starts ? [] : [`approval rule ${rule.id}, ${rule.name}: the log knows of another one`]
}

/** The last value that the log has of each field of a record. */
async function lastLogged(entityType: string, id: number): Promise<Map<string, unknown>> {
  const entries = await writer()
    .from('audit_logs')
    .where({ entity_type: entityType, entity_id: String(id) })
    .orderBy('id')
    .select('changes')
  const changes = entries.flatMap((entry) => JSON.parse(entry.changes) as Change[])
  return new Map(changes.map(({ field, after }) => [field, after]))
}
