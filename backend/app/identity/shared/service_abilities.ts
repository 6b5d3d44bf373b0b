import { ABILITIES, type Ability } from '#identity/access/access'
import type { Rule } from '#identity/access/rule'
import { isForTokens } from './token_abilities.js'

/** What everyone who signs in has, and a program needs as well; the rest of it is personal. */
const SHARED = new Set([
  'current-user.own',
  'users.directory',
  'users.photo',
  'departments.open',
  'procurement.open',
  'project-insights.open',
  'people.open',
  'logo.open',
  'api.describe',
  'search.own',
  'counts.own',
  'jobs.own',
  'files.read',
  'exports.create',
  'imports.create',
  'lists.view',
  'sections.view',
  'settings.view',
])
/** To agree to what someone else has asked for, or to open again what was closed. */
const DECIDES = /\.(approve(-\w+)?|decide|top|qualify|release|unlock)$/

/**
 * Whether a service account may have an ability. It decides on nothing, and what only administrators, owners,
 * approvers or a second person give takes a person who signs in.
 */
export function isForServices(ability: string): boolean {
  const rule: Rule | undefined = ABILITIES[ability as Ability]
  if (!rule || !isForTokens(ability) || rule.strict || DECIDES.test(ability)) return false
  if (rule.needs && !isForServices(rule.needs)) return false
  if (rule.signedIn) return SHARED.has(ability)
  return Boolean(rule.permissions?.length || rule.roles?.length)
}

/** Of stored abilities those that are still open to service accounts, with all that they need. */
export const servicesOnly = (abilities: readonly string[]): Set<string> =>
  withNeeds(new Set(abilities.filter(isForServices)))

/** Without those that take another one that isn't there. */
export function withNeeds(abilities: ReadonlySet<string>): Set<string> {
  const isWhole = (ability: string): boolean => {
    const { needs }: Rule = ABILITIES[ability as Ability]
    return !needs || (abilities.has(needs) && isWhole(needs))
  }
  return new Set([...abilities].filter(isWhole))
}
