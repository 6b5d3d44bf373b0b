import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { baseAmountMinor } from '#core/approvals/base_amount'
import ApprovalRule from '#core/approvals/models/approval_rule'
import { topApprover, type RuleStep } from '#core/approvals/top_approver'

export interface Route {
  ruleId: number | null
  steps: RuleStep[]
}

interface Requested {
  documentType: string
  amountMinor: number
  currency: string
  department?: string | null
  /** What is left of the price, in basis points; null where no one knows, absent where there is none. */
  marginBp?: number | null
}

/** What a rule is chosen by. */
export type ApprovalLimits = Pick<
  ApprovalRule,
  'department' | 'minMinor' | 'maxMinor' | 'belowMarginBp' | 'priority' | 'steps'
>

/**
 * The steps that a document has to pass. A document that no rule covers goes to the top approver
 * (setting `topApprover`); nothing is ever approved by itself.
 */
export async function findRoute(trx: QueryClientContract, requested: Requested): Promise<Route> {
  const rules = await rulesFor(trx, requested.documentType)
  const rule = chooseRule(rules, requested)
  if (rule) return { ruleId: rule.id, steps: rule.steps }
  return { ruleId: null, steps: [topApprover()] }
}

/** The active rules of a kind of document. */
export function rulesFor(client: QueryClientContract, documentType: string) {
  return ApprovalRule.query({ client })
    .where({ documentType, active: true })
    .orderBy('priority')
    .orderBy('id')
}

/**
 * Among fitting rules the lowest `priority` wins, then the one for the document's own department,
 * then the one for the thinner margin. A margin that no one knows may be any: the rule with the most
 * steps of those that could be meant is chosen, so that leaving out a cost spares no approval.
 */
export function chooseRule<Rule extends ApprovalLimits>(
  rules: Rule[],
  requested: Omit<Requested, 'documentType'>
): Rule | undefined {
  const amount = baseAmountMinor(requested.amountMinor, requested.currency)
  const fitting = rules
    .filter(({ steps }) => steps.length)
    .filter(
      (rule) => rule.department === null || rule.department === (requested.department ?? null)
    )
    .filter(
      (rule) => rule.minMinor <= amount && (rule.maxMinor === null || amount <= rule.maxMinor)
    )
    .sort(byRank)
  const candidates = possibleMargins(fitting, requested.marginBp)
    .map((margin) => fitting.find((rule) => isBelow(rule.belowMarginBp, margin)))
    .filter((rule) => rule !== undefined)
  return candidates.reduce<Rule | undefined>(
    (strictest, rule) =>
      !strictest || rule.steps.length > strictest.steps.length ? rule : strictest,
    undefined
  )
}

function byRank(a: ApprovalLimits, b: ApprovalLimits): number {
  return (
    a.priority - b.priority ||
    Number(b.department !== null) - Number(a.department !== null) ||
    limitOf(a) - limitOf(b)
  )
}

/** Rules that do not look at the margin come after those that do. */
const limitOf = ({ belowMarginBp }: ApprovalLimits) => belowMarginBp ?? Number.MAX_SAFE_INTEGER

/** The margin, or, where it is not known, one on either side of every limit; lowest first. */
function possibleMargins(rules: ApprovalLimits[], marginBp: number | null | undefined) {
  if (marginBp !== null) return [marginBp]
  const limits = rules.flatMap(({ belowMarginBp }) => belowMarginBp ?? [])
  return [Number.NEGATIVE_INFINITY, ...limits.sort((a, b) => a - b)]
}

/** Kinds of documents that have no margin never meet a rule for thin ones. */
function isBelow(limit: number | null | undefined, marginBp: number | undefined): boolean {
  if (limit === null || limit === undefined) return true
  return marginBp !== undefined && marginBp < limit
}
