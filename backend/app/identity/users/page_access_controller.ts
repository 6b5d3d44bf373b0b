import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { personIn, userNames } from '#core/base/user_names'
import { validateQuery } from '#core/http/validate'
import { registeredSources } from '#core/search/sources'
import { showRecords } from '#core/search/show_records'
import type { RouteAbility } from '#identity/access/access'
import { PAGE_RULES } from '#identity/access/pages'
import { abilitiesOf } from '#identity/guard/abilities'
import { lendersTo } from '#identity/delegations/delegated_abilities'
import { people } from '#identity/shared/people'
import type User from '#identity/shared/user'
import { explainAccess } from './explain_access.js'
import { pageAccessValidator } from './validator.js'

export default class PageAccessController {
  /**
   * Whether someone may open an address of the portal, and what says so: the rule of its page, and of a
   * record's page whether its row is among those that they see.
   */
  async show(ctx: HttpContext) {
    const user = await people().where('id', ctx.params.id).preload('permissionSets').first()
    if (!user) throw notFound()
    const { path } = await validateQuery(ctx, pageAccessValidator)
    const parts = partsOf(path)
    const page = pageOf(parts)
    if (!page) return { pattern: null, disabled: user.isDisabled, decision: null, record: null }
    const decision = await decide(user, page.ability)
    return {
      pattern: page.path,
      disabled: user.isDisabled,
      decision,
      record: await rowOf(ctx, user, page.path, parts),
    }
  }
}

const partsOf = (path: string) =>
  path
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean)

/** The rule of an address: of several that fit, e.g. `new` and `:id`, the one that names most of it. */
function pageOf(parts: string[]) {
  const fits = (pattern: string[]) =>
    pattern.length === parts.length &&
    pattern.every((part, at) => part.startsWith(':') || part === parts[at])
  const open = ({ path }: { path: string }) => path.split('/:').length
  return PAGE_RULES.filter(({ path }) => fits(partsOf(path))).sort((a, b) => open(a) - open(b))[0]
}

/** By their own rights, else by those that a colleague who is away has lent. */
async function decide(user: User, ability: RouteAbility) {
  const own = { ability, ...explainAccess(user)(ability), lender: null }
  if (own.allowed) return own
  const loan = lendersTo(user.id).find(({ abilities }) => abilities.has(ability))
  if (!loan) return own
  const names = await userNames([loan.userId])
  const lender = personIn(names, loan.userId)
  return { ...own, allowed: true, grantedBy: 'delegation', denied: null, lender }
}

/**
 * Of the page of one record whether its row is open to the person. Answered only to those who may open
 * such records themselves: what is kept from them is not told here.
 */
async function rowOf(ctx: HttpContext, user: User, pattern: string, parts: string[]) {
  const at = partsOf(pattern).indexOf(':id')
  const id = Number(parts[at])
  const source = registeredSources().find(({ resource }) => resource === parts[at - 1])
  if (at < 1 || !Number.isSafeInteger(id) || !source || !ctx.abilities.has(source.ability))
    return null
  const abilities = await abilitiesOf(user.id)
  const viewer = { actor: { id: user.id }, abilities }
  const isOpen = abilities.has(source.ability)
  const shown = isOpen ? await showRecords(source, [id], viewer, 'en') : []
  return {
    resource: source.resource,
    id,
    scoped: source.scope !== undefined,
    seen: shown.length > 0,
  }
}
