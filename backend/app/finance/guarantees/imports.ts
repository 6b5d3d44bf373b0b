import type { Infer } from '@vinejs/vine/types'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { AppError } from '#core/base/app_error'
import type { Language } from '#core/base/language'
import { registerImport, type ImportField, type RowValues } from '#core/imports/registry'
import {
  absentOf,
  filledCells,
  importField as field,
  requiredField as required,
  sayIn,
  validRow,
  valueOf,
} from '#core/imports/rows'
import { plainFigure } from '#engines/money/plain_figure'
import {
  BANK_GUARANTEE_KINDS,
  guaranteeKindName,
  type GUARANTEE_DIRECTIONS,
} from '#finance/enums/guarantees'
import { linkByNumber } from './guarantee_links.js'
import { keptElsewhere, referenceKey } from './reference_key.js'
import { createGuarantee, minorOf } from './save_guarantee.js'
import { createGuaranteeValidator } from './validator.js'

const FIELDS: ImportField[] = [
  required('direction', 'Direction', 'الاتجاه', 'issued or received', 'type'),
  required('kind', 'Kind', 'النوع', 'guarantee type', 'bond type', 'lg type', 'نوع الضمان'),
  required('bank', 'Bank', 'البنك', 'issuing bank', 'bank name', 'البنك المصدر', 'اسم البنك'),
  field('number', 'Number', 'رقم الضمان', 'lg number', 'lg no', 'guarantee no', 'bond no'),
  required('beneficiary', 'Beneficiary', 'المستفيد', 'in favour of', 'client'),
  required('amount', 'Amount', 'المبلغ', 'lg amount', 'guarantee amount', 'قيمة الضمان'),
  required('currency', 'Currency', 'العملة'),
  field(
    'percent',
    'Percent of contract',
    'النسبة من العقد',
    'percent',
    'percentage',
    '%',
    'النسبة'
  ),
  field('issuedOn', 'Issued on', 'تاريخ الإصدار', 'issue date', 'date of issue'),
  required('expiresOn', 'Expires on', 'تاريخ الانتهاء', 'valid until', 'تاريخ انتهاء الضمان'),
  field('commission', 'Commission (% a year)', 'العمولة (٪ سنوياً)', 'commission', 'العمولة'),
  field('fee', 'Fee', 'رسم ثابت', 'charges', 'bank fee', 'الرسوم'),
  // by its number
  field(
    'link',
    'Tender, contract or order',
    'المنافسة أو العقد أو أمر الشراء',
    'contract',
    'project'
  ),
  field('note', 'Note', 'ملاحظة', 'remarks', 'الملاحظات'),
]

const DIRECTIONS = [
  { value: 'issued', label: 'Issued to a client', labelAr: 'صادر لعميل' },
  { value: 'received', label: 'Received from a vendor', labelAr: 'وارد من مورّد' },
] as const satisfies {
  value: (typeof GUARANTEE_DIRECTIONS)[number]
  label: string
  labelAr: string
}[]

const KINDS = BANK_GUARANTEE_KINDS.map((value) => ({ ...guaranteeKindName(value), value }))

const FIGURES = ['amount', 'percent', 'commission', 'fee']

type Input = Infer<typeof createGuaranteeValidator>

registerImport<Input>({
  resource: 'guarantees',
  title: { en: 'Import of bank guarantees', ar: 'استيراد الضمانات البنكية' },
  ability: 'guarantees.manage',
  fields: FIELDS,
  // what is kept is extended, released or claimed on its page, with a reason
  keys: [],
  read: readRow,
  keyOf: () => null,
  find: () => Promise.resolve(new Map()),
  async contradiction(input, { client, language, state }) {
    const { bank, number } = input
    const isTwice = number && !state(referenceKey(bank, number))
    const problem = isTwice ? 'fields.taken' : await numberTaken(client, input)
    return problem && sayIn(FIELDS, language)('number', problem).message
  },
  save: async (uow, input) => (await createGuarantee(uow, input)).id,
})

/** Lists by their names in either language, what it belongs to by its number; the rest as the form takes it. */
async function readRow(values: RowValues, language: Language) {
  const { link: linkNumber, ...cells } = filledCells(values)
  const say = sayIn(FIELDS, language)
  const link = linkNumber ? await linkByNumber(linkNumber) : null
  const problems = absentOf(say, { link: [linkNumber, link] })
  const row = Object.fromEntries(
    Object.entries(cells).map(([name, text]) => [
      name,
      FIGURES.includes(name) ? plainFigure(text) : text,
    ])
  )
  const read = await validRow<Input>(
    createGuaranteeValidator,
    {
      ...row,
      ...link,
      ...(cells.direction && { direction: valueOf(DIRECTIONS, cells.direction) }),
      ...(cells.kind && { kind: valueOf(KINDS, cells.kind) }),
      ...(cells.currency && { currency: cells.currency.toUpperCase() }),
    },
    FIELDS,
    language
  )
  if ('problems' in read) return { problems: [...problems, ...read.problems] }
  if (problems.length) return { problems }
  const refusal = refusalOf(read.input)
  return refusal ? { problems: [say(...refusal)] } : read
}

/** Why a guarantee can't be entered as the row says, by the rules of the form. */
function refusalOf(input: Input): [name: string, key: string] | null {
  const { amount, fee, currency, issuedOn, expiresOn } = input
  const hasDigits = (name: string, text: string) => {
    try {
      return minorOf(name, text, currency) >= 0
    } catch (error) {
      if (error instanceof AppError) return false
      throw error
    }
  }
  if (!hasDigits('amount', amount)) return ['amount', 'fields.moneyDigits']
  if (fee && !hasDigits('fee', fee)) return ['fee', 'fields.moneyDigits']
  if (issuedOn && expiresOn < issuedOn) return ['expiresOn', 'fields.beforeIssue']
  return null
}

/** Where the same paper of the same bank is kept already. */
async function numberTaken(client: QueryClientContract, { bank, number }: Input) {
  if (!number) return null
  const key = referenceKey(bank, number)
  if (await client.from('guarantees').where('reference_key', key).first()) return 'fields.taken'
  return (await keptElsewhere(key, client)) ? 'fields.keptElsewhere' : null
}
