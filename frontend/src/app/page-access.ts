import { matchRoutes } from 'react-router'
import { PAGE_RULES, type PageRule } from '@binaa/backend/pages'
import type { CurrentUser } from '../api/types'
import type { ResourceDefinition } from '../kit/define-resource'
import { hasAbility } from '../providers/access'

export type { PageRule }

/** Held by those who decide on quotations. */
export const APPROVAL_ABILITY = 'quotations.approve'

const RULE_ROUTES = PAGE_RULES.map((rule) => ({ path: rule.path, handle: rule }))

/** Matching compiles every pattern of the table, and the menu asks for each of its links: most have none. */
const known = new Map<string, PageRule | undefined>(
  PAGE_RULES.filter(({ path }) => !/[:*]/.test(path)).map((rule) => [rule.path, rule])
)

/** The rule of the page at an address such as `/engineering/quotations/Q-12`; undefined = no page. */
export function ruleOf(address: string): PageRule | undefined {
  if (!known.has(address)) {
    known.set(address, matchRoutes(RULE_ROUTES, address)?.at(-1)?.route.handle)
  }
  return known.get(address)
}

/** Whether this user may open the page; an unknown address is the not-found page, for anyone. */
export function canOpen(user: CurrentUser | null, address: string): boolean {
  const rule = ruleOf(address)
  if (!rule || rule.ability === 'public') return true
  return hasAbility(user, rule.ability)
}

/** Pages that answer a refusal themselves: with their department's home, or the approver's text. */
export function hasOwnRefusal(address: string): boolean {
  const rule = ruleOf(address)
  return rule?.home !== undefined || rule?.ability === APPROVAL_ABILITY
}

/** Whether the menu and the cards offer a list to this user: its data and its page are both open. */
export function canSee(user: CurrentUser | null, { ability, path }: ResourceDefinition): boolean {
  return hasAbility(user, ability) && canOpen(user, path)
}
