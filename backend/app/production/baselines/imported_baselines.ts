import { insertRows } from '#core/database/many_rows'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { exponentOf } from '#engines/money/money'
import type { FileBaseline, ScheduleFile } from '#engines/schedule_files/schedule_file'
import type Project from '#production/projects/project'
import Baseline from './baseline.js'
import { recordBaseline } from './take_baseline.js'

const LONGEST_NAME = 120

/** `Baseline 1 from tower.xml` */
const nameOfImported = (number: number, fileName: string) =>
  `Baseline ${number} from ${fileName}`.slice(0, LONGEST_NAME)

/** What an import would keep: those of the file, and which an earlier import has brought. */
export async function offeredBaselines({ id }: Project, file: ScheduleFile, fileName: string) {
  const present = await Baseline.query().where('projectId', id)
  const names = new Set(present.map(({ name }) => name))
  return (file.baselines ?? []).map(({ number, tasks }) => {
    const name = nameOfImported(number, fileName)
    return { number, name, tasks: tasks.length, isNew: !names.has(name) }
  })
}

interface Import {
  project: Project
  file: ScheduleFile
  fileName: string
  /** The tasks of the plan by their codes. */
  ids: ReadonlyMap<string, number>
  /** Whether the person may state amounts. */
  prices: boolean
}

/** Keeps the baselines of a file under names of their own; one that an earlier import brought stays as it is. */
export async function importBaselines(uow: UnitOfWork, given: Import): Promise<number> {
  const { project, file, fileName } = given
  const present = await Baseline.query({ client: uow.trx }).where('projectId', project.id)
  const names = new Set(present.map(({ name }) => name))
  const fresh = (file.baselines ?? []).filter(
    ({ number, tasks }) => tasks.length && !names.has(nameOfImported(number, fileName))
  )
  for (const baseline of fresh) await importBaseline(uow, given, baseline)
  return fresh.length
}

async function importBaseline(uow: UnitOfWork, given: Import, of: FileBaseline) {
  const { project } = given
  const rows = rowsOf(given, of)
  const baseline = new Baseline()
  baseline.useTransaction(uow.trx)
  baseline.merge({
    ...{ projectId: project.id, name: nameOfImported(of.number, given.fileName) },
    ...{ takenOn: today(), version: 1 },
    finish: rows.reduce((last, { finish }) => Math.max(last, finish), 0),
    budgetMinor: rows.reduce((sum, row) => sum + (row.is_summary ? 0 : (row.budget_minor ?? 0)), 0),
    ...{ createdBy: uow.actor.id, updatedBy: uow.actor.id },
  })
  await baseline.save()
  await insertRows(
    uow.trx,
    'baseline_tasks',
    rows.map((row) => ({ baseline_id: baseline.id, ...row }))
  )
  await recordBaseline(uow, project, baseline, 'create')
}

function rowsOf({ project, file, ids, prices }: Import, { tasks }: FileBaseline) {
  const byKey = new Map(file.tasks.map((task) => [task.key, task]))
  return tasks.flatMap(({ task: key, start, finish, duration, work, cost }) => {
    const task = byKey.get(key)
    const id = task && ids.get(task.code)
    if (!task || id === undefined) return []
    return {
      ...{ task_id: id, start, finish, duration, work },
      budget_minor: prices && cost !== null ? minorOf(cost, project.currency) : null,
      is_summary: task.kind === 'summary',
    }
  })
}

const minorOf = (cost: number, currency: string) => Math.round(cost * 10 ** exponentOf(currency))
