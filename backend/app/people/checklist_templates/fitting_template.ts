import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { fold } from '#engines/text/fold'
import { departmentParents } from '#people/departments/department_parents'
import { lineAbove } from '#people/departments/department_tree'
import type { ChecklistKind } from '#people/enums/checklists'
import ChecklistTemplate from './checklist_template.js'

/** What of a person decides which template fits. */
interface Post {
  departmentId: number
  position: string
  positionAr: string
}

/**
 * The template that is made for people like this one, with its items. One for their position comes before
 * one for their department, that of a nearer department before that of one above it, and one for everyone
 * last; of equals the older one. Null where none fits.
 */
export async function fittingTemplate(
  client: QueryClientContract,
  kind: ChecklistKind,
  post: Post
): Promise<ChecklistTemplate | null> {
  const templates = await ChecklistTemplate.query({ client })
    .where({ kind, active: true })
    .preload('items')
    .orderBy('id')
  const line = lineAbove(post.departmentId, await departmentParents(client))
  const ranked = templates
    .map((template) => ({ template, rank: rankOf(template, post, line) }))
    .filter(({ rank }) => rank !== null)
    .sort((a, b) => a.rank! - b.rank!)
  return ranked[0]?.template ?? null
}

/** The nearest fit has the lowest rank; null where it does not fit. */
function rankOf(
  { departmentId, position }: Pick<ChecklistTemplate, 'departmentId' | 'position'>,
  post: Post,
  line: readonly number[]
): number | null {
  const named = position?.trim() ? fold(position) : null
  if (named !== null && ![post.position, post.positionAr].map(fold).includes(named)) return null
  const distance = departmentId === null ? line.length : line.indexOf(departmentId)
  if (distance < 0) return null
  return (named === null ? line.length + 1 : 0) + distance
}
