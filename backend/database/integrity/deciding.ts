import { writer } from '#core/database/writer'
import { startingRules } from '#core/approvals/default_rules'
import ApprovalRule from '#core/approvals/models/approval_rule'
import { fault, type Finding } from './check.js'
import type { Reason } from '#core/base/reason'
import { goneFrom, logsOf, type Log } from './logged.js'
import { plain } from './plain.js'

/** Who decides on what is as the audit log says, or as a new firm starts; and no rule is missing. */
export async function checkDeciding(): Promise<Finding> {
  const rules = await ApprovalRule.query({ client: writer() }).orderBy('id')
  const logs = await logsOf(
    'approval_rule',
    rules.map(({ id }) => id)
  )
  const problems = rules.flatMap((rule) => faultsOfRule(rule, logs.get(String(rule.id))!))
  problems.push(...(await goneFrom('approval_rules', 'approval_rule')))
  return { checked: rules.length, problems }
}

function faultsOfRule(rule: ApprovalRule, log: Log): Reason[] {
  const now = Object.entries(rule.toAudit())
  const known = (field: string) => log.get(field)?.after
  if (now.every(([field, value]) => plain(known(field)) === plain(value))) return []
  // a rule that a firm starts with may be logged from its first change on, and then only what changed
  const starts = startingRules().some((one) => {
    const start: Record<string, unknown> = one.toAudit()
    return now.every(
      ([field, value]) => plain(log.has(field) ? known(field) : start[field]) === plain(value)
    )
  })
  return starts ? [] : [fault('rule_other', { id: rule.id, name: rule.name })]
}
