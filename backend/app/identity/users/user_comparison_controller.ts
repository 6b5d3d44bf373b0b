import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { validateQuery } from '#core/http/validate'
import { ABILITIES, type Ability, type RouteAbility } from '#identity/access/access'
import { PAGE_RULES } from '#identity/access/pages'
import { people } from '#identity/shared/people'
import type User from '#identity/shared/user'
import { explainAccess } from './explain_access.js'
import { comparisonValidator } from './validator.js'

const ABILITY_NAMES = Object.keys(ABILITIES) as Ability[]

export default class UserComparisonController {
  /** What one of two users may do and the other may not, and why. */
  async show(ctx: HttpContext) {
    const user = await withSets(ctx.params.id)
    const { with: otherId } = await validateQuery(ctx, comparisonValidator)
    const users = [user, await withSets(otherId)]
    const differs = differencesOf(users)
    return {
      users: users.map(({ id, name, nameAr, username }) => ({ id, name, nameAr, username })),
      abilities: ABILITY_NAMES.map((ability) => ({ ability })).flatMap(differs),
      pages: PAGE_RULES.map(({ path, ability }) => ({ path, ability })).flatMap(differs),
    }
  }
}

async function withSets(id: number): Promise<User> {
  const user = await people().where('id', id).preload('permissionSets').first()
  if (!user) throw notFound()
  return user
}

/** Of one ability or page: nothing where both may or neither, else who may and what is decided for each. */
function differencesOf(users: User[]) {
  const explained = users.map((user) => ({ userId: user.id, explain: explainAccess(user) }))
  return <Row extends { ability: RouteAbility }>(row: Row) => {
    const decisions = explained.map(({ userId, explain }) => ({ userId, ...explain(row.ability) }))
    const holders = decisions.filter(({ allowed }) => allowed)
    if (holders.length !== 1) return []
    return [{ ...row, holder: holders[0]!.userId, decisions }]
  }
}
