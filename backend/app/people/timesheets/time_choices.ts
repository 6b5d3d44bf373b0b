import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { notFound } from '#core/base/app_error'
import { languageNow } from '#core/base/language'
import { escapeLike } from '#core/listing/apply_filters'
import type { Query } from '#core/listing/page'
import { OPEN_PROJECTS } from './week_facts.js'

const SHOWN = 50

/** Open projects by name or code, or those given by `id`: hours can be entered on them by everyone. */
export const projectChoices = (ctx: HttpContext) =>
  choices(ctx, (query) => void query.from('project_names').whereIn('status', OPEN_PROJECTS), 'code')

/**
 * Tasks of a project by name or code, or those given by `id`; none of one that takes no hours.
 * @throws AppError 404 for no project
 */
export async function taskChoices(ctx: HttpContext, projectId: number) {
  const project = await db.from('project_names').where('id', projectId).select('status').first()
  if (!project) throw notFound()
  if (!OPEN_PROJECTS.includes(project.status)) return []
  return choices(
    ctx,
    (query) => void query.from('project_tasks').where('project_id', projectId),
    'position'
  )
}

async function choices({ request }: HttpContext, of: (query: Query) => void, order: string) {
  const { q, id } = request.qs()
  const query = db.query()
  of(query)
  const ids = [id].flat().map(Number).filter(Number.isSafeInteger)
  if (ids.length) query.whereIn('id', ids)
  const text = typeof q === 'string' ? q.trim().slice(0, 100) : ''
  if (text) {
    const like = `%${escapeLike(text)}%`
    query.where((one) => {
      for (const column of ['code', 'name', 'name_ar'])
        void one.orWhereRaw('?? LIKE ? ESCAPE ?', [column, like, '!'])
    })
  }
  const rows = await query
    .orderBy(order)
    .orderBy('id')
    .limit(SHOWN)
    .select('id', 'code', 'name', 'name_ar')
  const isArabic = languageNow() === 'ar'
  return rows.map((row) => {
    const { id: key, code, name, name_ar: nameAr } = row
    return { id: key, label: `${code} · ${(isArabic && nameAr) || name}`, code, name, nameAr }
  })
}
