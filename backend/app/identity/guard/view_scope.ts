import type { HttpContext } from '@adonisjs/core/http'
import { forbidden } from '#core/base/app_error'
import { domainOf } from '#core/http/secure'
import { ABILITIES, type Ability } from '#identity/access/access'
import { PEOPLE } from '#identity/access/people_rules'
import type { Rule } from '#identity/access/rule'

/**
 * What stays open while an administrator looks at the portal as another user. What every signed-in user may open
 * is personal, and closed, unless it is named here with the reason.
 */
export const OPEN_TO_VIEWS: Partial<Record<Ability, string>> = {
  'departments.open': 'the cards of the home page, each by its own ability',
  'procurement.open': 'the home of a department, the same for everyone',
  'project-insights.open': 'figures, each by its own ability',
  'logo.open': 'the mark of the firm',
  'current-user.own': 'answers who is viewed by whom, and what of theirs is open',
  'session.own': 'the session of the administrator; its list of sessions is closed below',
  'users.directory': 'names and pictures that everyone sees',
  'search.own': 'finds within the lists that are open',
  'counts.own': 'counts the lists that are open',
  'files.read': 'files of records that are open to both people',
  'lists.view': 'choices, the same for everyone',
  'sections.view': 'which departments are open, the same for everyone',
  'settings.view': 'what every page needs to know of the firm',
  'api.describe': 'the description of the API, the same for everyone',
  'live.own': 'the messages of the administrator',
}

/** Abilities that lead to personal records, though not everyone has them. */
const PERSONAL = new Set<string>([
  ...Object.keys(PEOPLE),
  'business-cards.manage',
  'personal-data.manage',
  'commercial.calendar',
  'mails.view',
  'mails.manage',
  'sessions.manage',
  'api-tokens.manage',
  'service-accounts.manage',
  'held-changes.decide',
])

/** Routes of abilities that stay open, which answer personal records, or begin something. */
const PERSONAL_ROUTES = new Set([
  '/api/auth/sessions',
  '/api/quotation-autosaves',
  '/api/quotation-autosaves/:key',
  '/api/schedules/start',
  '/api/projects/:id/schedule/imports/:importId',
  '/api/files/trash',
  '/api/folders/trash',
  '/api/purchase-orders/:id/mails/draft',
  '/api/quotations/:id/mails/draft',
  '/api/clients/:id/statement/mails/draft',
  '/api/dunning-letters/:id/mails/draft',
])

/** The few requests that change something and have to work: the session, and the end of the view. */
const ALWAYS = new Set(['POST /api/auth/keep-alive', 'DELETE /api/person-views/current'])

const READS = new Set(['GET', 'HEAD'])

/** Whether an ability may lead anywhere in a view. */
export function isOpenToViews(ability: string): boolean {
  const rule: Rule | undefined = ABILITIES[ability as Ability]
  if (!rule || PERSONAL.has(ability)) return false
  return !rule.signedIn || ability in OPEN_TO_VIEWS
}

/** What the viewed person may do, as far as the administrator may do it too, without personal records. */
export const abilitiesInView = (theirs: ReadonlySet<string>, own: ReadonlySet<string>) =>
  new Set([...theirs].filter((ability) => own.has(ability) && isOpenToViews(ability)))

/**
 * Refuses what is not for reading, what is personal, and what asks for a fresh code because it moves money or
 * rights.
 * @throws AppError 403 VIEW_READ_ONLY or VIEW_PERSONAL
 */
export function requireOpenToViews(ctx: HttpContext, ability: string, proof: boolean) {
  const { pattern } = ctx.route!
  const method = ctx.request.method()
  if (ALWAYS.has(`${method} ${pattern}`)) return
  if (!READS.has(method)) throw forbidden('VIEW_READ_ONLY')
  const isPersonal = PERSONAL_ROUTES.has(pattern) || domainOf(ctx.route) === 'people'
  if (proof || isPersonal || !isOpenToViews(ability)) throw forbidden('VIEW_PERSONAL')
}
