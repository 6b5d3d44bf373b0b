import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { ABILITIES, isAdmin, isApprover, type Ability } from '#identity/access/access'
import { accessSettings } from '#identity/shared/access_settings'
import { explainAccess } from './explain_access.js'
import { people } from '#identity/shared/people'
import { PAGE_RULES } from '#identity/access/pages'

const ABILITY_NAMES = Object.keys(ABILITIES) as Ability[]

export default class EffectiveAccessController {
  /** What a user may really do, ability by ability and page by page, and what gives it to them. */
  async show({ params }: HttpContext) {
    const user = await people().where('id', params.id).preload('permissionSets').first()
    if (!user) throw notFound()
    const decided = explainAccess(user)
    return {
      isAdmin: isAdmin(user),
      isApprover: isApprover(user, accessSettings),
      isOwner: accessSettings.owners.includes(user.username),
      abilities: ABILITY_NAMES.map((ability) => ({ ability, ...decided(ability) })),
      pages: PAGE_RULES.map(({ path, ability }) => ({ path, ability, ...decided(ability) })),
    }
  }
}
