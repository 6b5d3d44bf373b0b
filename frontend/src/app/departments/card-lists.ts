import type { CurrentUser } from '../../api/types'
import { canSee } from '../page-access'
import { homeResourcesOf, type DepartmentPage } from './departments'

const FIGURES_SHOWN = 3

/** The lists whose numbers the card of a department shows to this user. */
export function cardListsOf(department: DepartmentPage, user: CurrentUser | null) {
  return homeResourcesOf(department)
    .filter((definition) => definition.counted && canSee(user, definition))
    .slice(0, FIGURES_SHOWN)
}
