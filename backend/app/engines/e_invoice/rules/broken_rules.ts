import type { EInvoice } from '../e_invoice.js'
import { AMOUNT_RULES } from './amount_rules.js'
import { DOCUMENT_RULES } from './document_rules.js'
import { BUYER_RULES, SELLER_RULES } from './party_rules.js'
import type { Rule } from './rule.js'

/** By what a person would look for them in. */
export const RULE_GROUPS = {
  seller: SELLER_RULES,
  buyer: BUYER_RULES,
  document: DOCUMENT_RULES,
  amounts: AMOUNT_RULES,
} as const satisfies Record<string, readonly Rule[]>
export type RuleGroup = keyof typeof RULE_GROUPS

export interface BrokenRule {
  group: RuleGroup
  rule: string
}

/**
 * The rules that a document breaks, of those that the portal checks before it is signed. Sources: EN
 * 16931 (BR, BR-CO, BR-S) and ZATCA's XML implementation standard (BR-KSA).
 */
export function brokenRules(invoice: EInvoice): BrokenRule[] {
  return Object.entries(RULE_GROUPS).flatMap(([group, rules]) =>
    rules
      .filter((one) => !one.holds(invoice))
      .map(({ name }) => ({ group: group as RuleGroup, rule: name }))
  )
}
