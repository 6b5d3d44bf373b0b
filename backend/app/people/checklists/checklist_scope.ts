import type { HttpContext } from '@adonisjs/core/http'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { Scope } from '#core/listing/page'
import { visibleEmployees } from '#people/leave_requests/leave_scope'
import { ownersHeld } from './item_owners.js'

type Viewer = Pick<HttpContext, 'actor' | 'abilities'>

/** The items that are this user's to do. */
export function ownItems({ actor, abilities }: Viewer) {
  return (query: DatabaseQueryBuilderContract<any>) =>
    void query.where((mine) => {
      mine.where('owner_user_id', actor?.id ?? 0)
      const held = ownersHeld(abilities)
      if (held.length)
        mine.orWhere((theirs) => theirs.whereIn('owner', held).whereNull('owner_user_id'))
    })
}

/** What the viewer has to do, or has done, of what was not cancelled. */
export function ownTasks(viewer: Viewer) {
  const mine = ownItems(viewer)
  return (query: DatabaseQueryBuilderContract<any>) => {
    query.whereNot('checklist_status', 'cancelled')
    mine(query)
  }
}

/**
 * All for HR; else one's own, those of one's team, and those in which one has something to do.
 * @param client the transaction of a unit of work, inside of one
 */
export async function checklistScope(viewer: Viewer, client?: QueryClientContract): Promise<Scope> {
  const visible = await visibleEmployees(viewer, client)
  if (visible === 'all') return null
  return (query) =>
    void query.where((any) => {
      any.whereIn('employee_id', visible)
      any.orWhereIn('id', (items: DatabaseQueryBuilderContract<any>) => {
        items.from('checklist_items').select('checklist_id')
        ownItems(viewer)(items)
      })
    })
}
