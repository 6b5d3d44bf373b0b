import db from '@adonisjs/lucid/services/db'
import type { Language } from '#core/base/language'
import { COST_HEAD_NAMES } from '#core/budgets/cost_head_names'
import type { CostHead } from '#core/budgets/cost_heads'
import { baseMoney } from '#core/exchange_rates/at_rate'
import type { CsvHeading } from '#engines/csv/csv_chunks'
import type { Cell } from '#engines/csv/csv_line'
import { formatMoney } from '#engines/money/money'

/** Entries that are read at once. */
const PAGE = 200

interface Column {
  en: string
  ar: string
  type?: CsvHeading['type']
  value(row: any, language: Language): Cell
}

const side = (minor: number | string) => (Number(minor) ? baseMoney(Number(minor)) : null)
const named = (en: string, ar: string | null, language: Language) =>
  language === 'ar' && ar ? ar : en

/** What other books need of a line, in the order of the file. */
const COLUMNS: readonly Column[] = [
  { en: 'Date', ar: 'التاريخ', type: 'day', value: (row) => row.posted_on },
  { en: 'Entry', ar: 'القيد', value: (row) => row.number },
  { en: 'Account code', ar: 'رمز الحساب', value: (row) => row.code },
  {
    ...{ en: 'Account', ar: 'الحساب' },
    value: (row, language) => named(row.account_name, row.account_name_ar, language),
  },
  { en: 'Debit', ar: 'مدين', type: 'number', value: (row) => side(row.debit_minor) },
  { en: 'Credit', ar: 'دائن', type: 'number', value: (row) => side(row.credit_minor) },
  { en: 'Currency', ar: 'العملة', value: (row) => row.currency },
  {
    ...{ en: 'Amount in currency', ar: 'المبلغ بالعملة', type: 'number' },
    value: (row) => formatMoney(Number(row.foreign_minor), row.currency),
  },
  { en: 'Document', ar: 'المستند', value: (row) => row.document_number },
  {
    ...{ en: 'Party', ar: 'الطرف' },
    value: (row) => row.company ?? row.client_name ?? row.vendor_name,
  },
  { en: 'Project', ar: 'المشروع', value: (row) => row.project_code },
  {
    ...{ en: 'Department', ar: 'القسم' },
    value: (row) => row.department_code,
  },
  {
    ...{ en: 'Cost head', ar: 'بند التكلفة' },
    value: (row, language) =>
      row.cost_head ? COST_HEAD_NAMES[row.cost_head as CostHead][language] : null,
  },
  { en: 'Text', ar: 'البيان', value: (row) => row.memo ?? row.text },
]

export const headingsIn = (language: Language): CsvHeading[] =>
  COLUMNS.map((column) => ({ label: column[language], type: column.type }))

interface Watch {
  signal: AbortSignal
  /** Told how many entries were read. */
  passed(entries: number): Promise<void>
}

/** The lines of an export's entries in the order in which these were posted, some entries at a time. */
export async function* exportLines(
  exportId: number,
  language: Language,
  { signal, passed }: Watch
): AsyncGenerator<Cell[][]> {
  for (let [last, read] = [0, 0]; ;) {
    signal.throwIfAborted()
    const items = await db
      .from('entry_export_items')
      .where('export_id', exportId)
      .where('entry_id', '>', last)
      .orderBy('entry_id')
      .limit(PAGE)
      .select('entry_id')
    const ids = items.map((row) => Number(row.entry_id))
    if (ids.length) yield (await linesOf(ids)).map((row) => cellsOf(row, language))
    read += ids.length
    await passed(read)
    if (ids.length < PAGE) return
    last = ids.at(-1)!
  }
}

const cellsOf = (row: any, language: Language) => COLUMNS.map(({ value }) => value(row, language))

const linesOf = (entryIds: number[]): Promise<any[]> =>
  db
    .from('journal_lines as l')
    .join('journal_entries as e', 'e.id', 'l.entry_id')
    .join('ledger_accounts as a', 'a.id', 'l.account_id')
    .leftJoin('client_names as c', (join) => {
      join.on('c.id', 'l.party_id').andOnVal('l.party_type', 'client')
    })
    .leftJoin('vendor_names as v', (join) => {
      join.on('v.id', 'l.party_id').andOnVal('l.party_type', 'vendor')
    })
    .leftJoin('project_names as p', 'p.id', 'l.project_id')
    .leftJoin('department_names as d', 'd.id', 'l.department_id')
    .whereIn('l.entry_id', entryIds)
    .orderBy('l.entry_id')
    .orderBy('l.position')
    .select('l.*', 'e.number', 'e.document_number', 'e.text')
    .select('a.code', 'a.name as account_name', 'a.name_ar as account_name_ar')
    .select('c.company', 'c.name as client_name', 'v.name as vendor_name', 'p.code as project_code')
    .select('d.code as department_code')
