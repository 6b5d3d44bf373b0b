import { fold } from '#engines/text/fold'

/** The columns of a schedule as a table; names in either language, as spreadsheets have them. */
export const ROW_COLUMNS = {
  wbs: ['WBS', 'wbs code', 'outline number', 'رمز WBS', 'تسلسل', 'رمز الهيكل', 'هيكل التجزئة'],
  code: [
    'Code',
    'activity id',
    'id',
    'activity code',
    'task id',
    'رمز النشاط',
    'رمز',
    'رقم النشاط',
    'الرمز',
  ],
  name: [
    'Name',
    'task name',
    'activity name',
    'activity',
    'task',
    'الاسم',
    'اسم النشاط',
    'النشاط',
    'المهمة',
  ],
  duration: ['Duration', 'original duration', 'المدة', 'مدة'],
  predecessors: ['Predecessors', 'predecessor', 'الأنشطة السابقة', 'السوابق', 'سابق'],
  start: ['Start', 'start date', 'early start', 'البداية', 'البدء', 'تاريخ البدء'],
  finish: [
    'Finish',
    'end',
    'finish date',
    'end date',
    'early finish',
    'النهاية',
    'الانتهاء',
    'تاريخ الانتهاء',
  ],
  resource: ['Resource', 'resources', 'resource names', 'الموارد', 'المورد'],
  percent: [
    '% complete',
    'percent complete',
    'activity % complete',
    'progress',
    'نسبة الإنجاز',
    'الإنجاز',
  ],
  actualStart: ['Actual start', 'البداية الفعلية', 'تاريخ البدء الفعلي'],
  actualFinish: ['Actual finish', 'actual end', 'النهاية الفعلية', 'تاريخ الانتهاء الفعلي'],
  remaining: ['Remaining duration', 'المدة المتبقية', 'المتبقي'],
} as const
export type RowColumn = keyof typeof ROW_COLUMNS

const ARABIC = /\p{Script=Arabic}/u

/** The names that are written: the first of the language. */
export const rowTitles = (language: 'en' | 'ar'): string[] =>
  Object.values(ROW_COLUMNS).map(
    (names) => names.find((name) => ARABIC.test(name) === (language === 'ar')) ?? names[0]
  )

/** What a table may say of progress. */
export const PROGRESS_COLUMNS = ['percent', 'actualStart', 'actualFinish', 'remaining'] as const
export type ProgressColumn = (typeof PROGRESS_COLUMNS)[number]

const BY_NAME = new Map(
  Object.entries(ROW_COLUMNS).flatMap(([column, names]) =>
    names.map((name) => [fold(name), column as RowColumn] as const)
  )
)

/** Where each column stands in a header; null when the name is not among them. */
export function columnsOf(header: readonly string[]): ReadonlyMap<RowColumn, number> | null {
  const columns = new Map<RowColumn, number>()
  header.forEach((cell, index) => {
    const column = BY_NAME.get(fold(cell).trim().replace(/\s+/g, ' '))
    if (column && !columns.has(column)) columns.set(column, index)
  })
  return columns.has('name') && columns.size > 1 ? columns : null
}
