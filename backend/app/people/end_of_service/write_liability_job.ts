import { baseMoney } from '#core/exchange_rates/at_rate'
import type { Language } from '#core/base/language'
import { Job, PermanentJobError, type JobContext } from '#core/jobs/define_job'
import { KINDS } from '#core/storage/kinds'
import { storeBuffer } from '#core/storage/store_file'
import type { Cell } from '#engines/csv/csv_line'
import type { CsvHeading } from '#engines/csv/csv_chunks'
import { abilitiesOfRequester } from '#identity/guard/abilities'
import { liabilityOn, type LiabilityRow } from './liability.js'

interface LiabilityFile {
  format: 'csv' | 'xlsx'
  language: Language
  asOf: string
  departmentId?: number | null
  q?: string | null
}

/** Like every export, the file is gone after a while. */
export const LIABILITY_FILE = 'exports.end_of_service'

/** Writes the end-of-service liability as of a day into a file, for the person who asked for it. */
export default class WriteLiabilityJob extends Job<LiabilityFile> {
  static jobName = 'people.write_end_of_service'
  static timeoutSeconds = 180

  async handle({ payload, job, progress, complete }: JobContext<LiabilityFile>) {
    const { format, language, asOf, departmentId, q } = payload
    const abilities = await abilitiesOfRequester(job.createdBy)
    if (!abilities.has('employees.pay')) throw new PermanentJobError('exports.forbidden')
    const rows = await liabilityOn({
      asOf,
      departmentId: departmentId ?? undefined,
      q: q ?? undefined,
    })
    await progress(50)
    const content = await fileOf(rows, format, language)
    const name = `end-of-service-${asOf}.${format}`
    await complete(async (uow) => {
      const label = { name, mime: KINDS[format].mime, extension: format, content }
      const file = await storeBuffer(uow, label, { ownerType: LIABILITY_FILE, ownerId: null })
      return { fileId: file.id, fileName: name }
    })
  }
}

const TITLE = { en: 'End-of-service liability', ar: 'التزامات نهاية الخدمة' }

interface Column {
  en: string
  ar: string
  type?: CsvHeading['type']
  value: (row: LiabilityRow, language: Language) => Cell
}

const money = (minor: number | null) => (minor === null ? null : baseMoney(minor))

const COLUMNS: Column[] = [
  { en: 'Employee number', ar: 'رقم الموظف', value: ({ number }) => number },
  {
    en: 'Employee',
    ar: 'الموظف',
    value: ({ name, nameAr }, language) => (language === 'ar' ? nameAr : name),
  },
  {
    en: 'Department',
    ar: 'الإدارة',
    value: (row, language) => (language === 'ar' ? row.departmentNameAr : row.departmentName),
  },
  { en: 'Joined on', ar: 'تاريخ الالتحاق', type: 'day', value: ({ joinOn }) => joinOn },
  { en: 'Years of service', ar: 'سنوات الخدمة', type: 'number', value: (row) => row.service.years },
  { en: 'and days', ar: 'وأيامها', type: 'number', value: (row) => row.service.days },
  {
    en: 'Unpaid days not counted',
    ar: 'أيام دون أجر غير محتسبة',
    type: 'number',
    value: ({ suspendedDays }) => suspendedDays,
  },
  { en: 'Monthly wage', ar: 'الأجر الشهري', type: 'number', value: (row) => money(row.wageMinor) },
  {
    en: 'Award (article 84)',
    ar: 'المكافأة (المادة 84)',
    type: 'number',
    value: ({ awardMinor }) => money(awardMinor),
  },
  {
    en: 'If resigned (article 85)',
    ar: 'عند الاستقالة (المادة 85)',
    type: 'number',
    value: ({ resignedMinor }) => money(resignedMinor),
  },
]

async function fileOf(rows: LiabilityRow[], format: 'csv' | 'xlsx', language: Language) {
  const headings = COLUMNS.map(({ type, ...label }) => ({ label: label[language], type }))
  const cells = rows.map((row) => COLUMNS.map(({ value }) => value(row, language)))
  const pieces: Uint8Array[] = []
  if (format === 'csv') {
    const { csvChunks } = await import('#engines/csv/csv_chunks')
    for await (const piece of csvChunks(headings, once(cells))) pieces.push(Buffer.from(piece))
  } else {
    const { xlsxChunks } = await import('#engines/spreadsheet/xlsx_chunks')
    const book = { name: TITLE[language], rightToLeft: language === 'ar' }
    for await (const piece of xlsxChunks(headings, once(cells), book)) pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

async function* once<T>(rows: T) {
  yield rows
}
