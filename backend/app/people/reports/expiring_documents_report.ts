import db from '@adonisjs/lucid/services/db'
import type { Bilingual } from '#core/reports/report'
import { monthName, monthsFrom } from './months.js'
import { belongsTo } from './report_people.js'
import {
  ALL,
  BY_MONTH,
  count,
  TOTAL,
  type Ask,
  type FigureColumn,
  type FigureRow,
  type PeopleReport,
} from './report_definition.js'

interface Entry {
  employee_id: number
  department_id: number
  document_kind_id: number
  expires_on: string
  kind_name: string
  kind_name_ar: string
  managers_see: unknown
}

const ALL_KINDS = 'all'
const EXPIRED = 'expired'
const EXPIRED_NAME: Bilingual = { en: 'Expired', ar: 'منتهية' }

/** Current documents of those who work here that have ended or will within the months, soonest first. */
async function entriesOf(ask: Ask): Promise<Entry[]> {
  const inside = belongsTo(ask)
  const rows: Entry[] = await db
    .from('person_document_entries')
    .whereNull('renewed_by_id')
    .where('employed', true)
    .where('expires_on', '<=', monthsFrom(ask.asOf, ask.months).at(-1)!.to)
    .orderBy('expires_on')
    .orderBy('id')
    .select('employee_id', 'department_id', 'document_kind_id', 'expires_on')
    .select('kind_name', 'kind_name_ar', 'managers_see')
  // of those whom they manage people see some kinds only; a passport is none of their business
  return rows.filter(
    (row) => inside(row.employee_id, row.department_id) && (!ask.people || row.managers_see)
  )
}

const rowOf = ({ expires_on: on }: Entry, { asOf }: Ask) => (on < asOf ? EXPIRED : on.slice(0, 7))

/** How many documents of each kind end in each month to come. */
export const expiringDocuments: PeopleReport = {
  title: { en: 'Expiring documents', ar: 'المستندات المنتهية والقريبة من الانتهاء' },
  hint: {
    en: 'Current documents of the people who work here, by the month in which they expire.',
    ar: 'المستندات السارية لمن على رأس العمل، حسب شهر انتهائها.',
  },
  by: BY_MONTH,
  asks: ['months', 'department'],
  charted: [ALL_KINDS],
  facts: {
    on: { en: 'Expires on', ar: 'تاريخ الانتهاء' },
    what: { en: 'Kind of document', ar: 'نوع المستند' },
  },

  async figures(ask) {
    const entries = await entriesOf(ask)
    const kinds = new Map(
      entries.map((row): [string, FigureColumn] => {
        const key = String(row.document_kind_id)
        return [key, count(key, row.kind_name, row.kind_name_ar)]
      })
    )
    const columns = [...kinds.values()].sort((a, b) => Number(a.key) - Number(b.key))
    const valuesOf = (own: readonly Entry[]) =>
      Object.fromEntries([
        ...columns.map(({ key }) => [
          key,
          own.filter((row) => String(row.document_kind_id) === key).length,
        ]),
        [ALL_KINDS, own.length],
      ])
    const byRow = Map.groupBy(entries, (row) => rowOf(row, ask))
    const rows: FigureRow[] = [
      {
        ...{ key: EXPIRED, label: EXPIRED_NAME, month: null },
        values: valuesOf(byRow.get(EXPIRED) ?? []),
      },
      ...monthsFrom(ask.asOf, ask.months).map(({ month }) => ({
        ...{ key: month, label: monthName(month), month },
        values: valuesOf(byRow.get(month) ?? []),
      })),
    ]
    return {
      columns: [...columns, count(ALL_KINDS, 'All kinds', 'كل الأنواع')],
      rows,
      total: { key: TOTAL, label: ALL, month: null, values: valuesOf(entries) },
    }
  },

  async factsOf(ask, { row, column }) {
    const months = monthsFrom(ask.asOf, ask.months).map(({ month }) => month)
    if (![TOTAL, EXPIRED, ...months].includes(row)) return null
    const entries = await entriesOf(ask)
    return entries
      .filter((entry) => row === TOTAL || rowOf(entry, ask) === row)
      .filter(({ document_kind_id: kind }) => column === ALL_KINDS || String(kind) === column)
      .map((entry) => ({
        ...{ employeeId: entry.employee_id, on: entry.expires_on, amount: 1 },
        what: { en: entry.kind_name, ar: entry.kind_name_ar },
      }))
  },
}
