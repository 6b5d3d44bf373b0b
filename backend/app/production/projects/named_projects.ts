import db from '@adonisjs/lucid/services/db'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'

interface NamedProject {
  id: number
  code: string
  name: string
  name_ar: string | null
}

/** The projects that records belong to, by id, with their names and what else is asked for. */
export async function namedProjects<More extends object = object>(
  records: readonly { projectId: number }[],
  uow?: UnitOfWork,
  more: readonly string[] = []
) {
  const ids = [...new Set(records.map(({ projectId }) => projectId))]
  const rows: (NamedProject & More)[] = ids.length
    ? await (uow?.trx ?? db)
        .from('projects')
        .whereIn('id', ids)
        .select('id', 'code', 'name', 'name_ar', ...more)
    : []
  return new Map(rows.map((row) => [row.id, row]))
}

/** As a row of a list names its project. */
export const projectNames = (project: NamedProject | undefined) => ({
  projectCode: project?.code ?? '',
  projectName: project?.name ?? '',
  projectNameAr: project?.name_ar ?? null,
})
