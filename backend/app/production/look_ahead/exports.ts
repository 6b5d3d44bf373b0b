import db from '@adonisjs/lucid/services/db'
import type { Language } from '#core/base/language'
import { nameIn, userNames } from '#core/base/user_names'
import { registerExport, type ExportColumn } from '#core/exports/registry'
import { today } from '#core/settings/firm_clock'
import { CONSTRAINT_KINDS } from '#production/enums/planning'
import { lookAheadListing, lookAheadScope } from './listing.js'
import { TASK_COLUMNS, type LookAheadRow } from './look_ahead_tasks.js'
import { presentTasks } from './present_look_ahead.js'
import type { LookAheadTask } from './read_look_ahead.js'

type Row = Record<string, string | number | null>

const WORDS = {
  ready: { en: 'Ready', ar: 'جاهز' },
  notReady: { en: 'Not ready', ar: 'غير جاهز' },
  late: { en: 'Late', ar: 'متأخر' },
  overdue: { en: 'overdue', ar: 'متأخر' },
} as const

/** Rows as the page shows them, their constraints in one cell. */
async function shownRows(rows: readonly LookAheadRow[], language: Language): Promise<Row[]> {
  // nothing is written from a file: what the viewer may do doesn't matter
  const tasks = await presentTasks({ abilities: new Set() }, rows, today())
  const owners = tasks.flatMap(({ constraints }) => constraints.map(({ ownerId }) => ownerId))
  const names = await userNames(owners, db.connection(), language)
  return tasks.map((task) => ({
    ...{ projectCode: task.projectCode, code: task.code },
    projectName: named(task.projectName, task.projectNameAr, language),
    name: named(task.name, task.nameAr, language),
    ...{ startOn: task.startOn, finishOn: task.finishOn, percent: task.percentComplete },
    state: [
      WORDS[task.isReady ? 'ready' : 'notReady'][language],
      ...(task.isLate ? [WORDS.late[language]] : []),
    ].join(' · '),
    constraints: task.constraints.map((one) => constraintText(one, names, language)).join('\n'),
    lateMaterialOn: task.lateMaterialOn,
  }))
}

function constraintText(
  one: LookAheadTask['constraints'][number],
  names: ReadonlyMap<number, string>,
  language: Language
): string {
  const kind = CONSTRAINT_KINDS.find(({ value }) => value === one.kind)
  const parts = [
    `${(language === 'ar' ? kind?.labelAr : kind?.label) ?? one.kind}: ${named(one.description, one.descriptionAr, language)}`,
    nameIn(names, one.ownerId),
    one.neededOn,
    one.isOverdue ? WORDS.overdue[language] : null,
  ]
  return parts.filter((part) => part !== null).join(' · ')
}

const named = (name: string, nameAr: string | null, language: Language) =>
  (language === 'ar' && nameAr) || name

const column = (
  key: string,
  en: string,
  ar: string,
  type?: ExportColumn<Row>['type']
): ExportColumn<Row> => ({
  ...{ key, label: { en, ar }, value: (row) => row[key] ?? null },
  ...(type && { type }),
})

registerExport<Row>({
  resource: 'look-ahead',
  title: { en: 'Export of the look-ahead', ar: 'تصدير الخطة الاستباقية' },
  ability: 'planning.view',
  listing: lookAheadListing,
  scope: (_, query) => lookAheadScope(query),
  join: (query) => void query.join('projects', 'projects.id', 'tasks.project_id'),
  select: [...TASK_COLUMNS],
  complete: (rows, language) => shownRows(rows as LookAheadRow[], language),
  columns: [
    column('projectCode', 'Project', 'المشروع'),
    column('projectName', 'Project name', 'اسم المشروع'),
    column('code', 'Task code', 'رمز النشاط'),
    column('name', 'Task', 'النشاط'),
    column('startOn', 'Start', 'البداية', 'day'),
    column('finishOn', 'Finish', 'النهاية', 'day'),
    column('percent', 'Progress %', 'الإنجاز %', 'number'),
    column('state', 'State', 'الحالة'),
    column('constraints', 'Constraints', 'القيود'),
    column('lateMaterialOn', 'Material late until', 'تأخر المواد حتى', 'day'),
  ],
})
