import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { baseAmountMinor } from '#core/approvals/base_amount'
import ApprovalRule from '#core/approvals/models/approval_rule'
import { setting } from '#core/settings/settings'

export interface RuleStep {
  name: string
  nameAr: string
  kind: string
  value: string
}

export interface Route {
  ruleId: number | null
  steps: RuleStep[]
}

interface Asked {
  documentType: string
  amountMinor: number
  currency: string
  department?: string | null
  /** What is left of the price, in basis points; absent or null where nobody knows. */
  marginBp?: number | null
}

const TOP_APPROVER: RuleStep = {
  name: 'Top management',
  nameAr: 'الإدارة العليا',
  kind: 'ability',
  value: 'approvals.top',
}

/**
 * The steps that a document has to pass. Among fitting rules the lowest `priority` wins, then the
 * one for the document's own department. A document that no rule covers goes to the top approver
 * (setting `topApprover`); nothing is ever approved by itself.
 */
export async function findRoute(trx: TransactionClientContract, asked: Asked): Promise<Route> {
  const amount = baseAmountMinor(asked.amountMinor, asked.currency)
  const rules = await ApprovalRule.query({ client: trx })
    .where({ documentType: asked.documentType, active: true })
    .orderBy('priority')
    .orderBy('id')
  const fitting = rules
    .filter((rule) => rule.department === null || rule.department === (asked.department ?? null))
    .filter(
      (rule) => rule.minMinor <= amount && (rule.maxMinor === null || amount <= rule.maxMinor)
    )
    .filter(({ belowMarginBp }) => isBelow(belowMarginBp, asked.marginBp))
    .sort(
      (a, b) =>
        a.priority - b.priority || Number(b.department !== null) - Number(a.department !== null)
    )
  const rule = fitting.find(({ steps }) => steps.length)
  if (rule) return { ruleId: rule.id, steps: rule.steps }
  return { ruleId: null, steps: [setting('topApprover', TOP_APPROVER)] }
}

/** A rule for thin margins covers only what is known to be thinner. */
function isBelow(limit: number | null | undefined, marginBp: number | null | undefined): boolean {
  if (limit === null || limit === undefined) return true
  return marginBp !== null && marginBp !== undefined && marginBp < limit
}
