import { translatorIn } from '#core/base/language'
import { isAnyoneErased, wasErased } from '#core/personal_data/erased'
import { registerImport, type ImportField } from '#core/imports/registry'
import { validRow, valueOf } from '#core/imports/rows'
import { clientKeys } from './client_keys.js'
import {
  createClient,
  createClients,
  updateClient,
  type ClientInput,
} from '#commercial/clients/actions/save_client'
import { settleCompanies } from './settle_company.js'
import { taxNumberContradiction } from './tax_number_contradiction.js'
import { COMPANY_TYPES } from '#commercial/enums/company_types'
import Client from '#commercial/clients/models/client'
import { createClientValidator } from '#commercial/clients/validators/client'

/** The names of pieces, in the order in which an import puts them together. */
const WHOLE_NAMES = [
  'first name last name',
  'first name surname',
  'first name middle name last name',
  'given name family name',
  'given name additional name family name',
  'الاسم الأول اسم العائلة',
  'الاسم الأول الاسم الأخير',
  'الاسم الأول الاسم الأوسط اسم العائلة',
]

const FIELDS: ImportField[] = [
  {
    key: 'name',
    label: { en: 'Name', ar: 'الاسم' },
    required: true,
    synonyms: [
      'full name',
      'contact',
      'contact name',
      'client',
      'العميل',
      'اسم العميل',
      'display name',
      'client name',
      'customer name',
      'الاسم الكامل',
      ...WHOLE_NAMES,
    ],
  },
  {
    key: 'jobTitle',
    label: { en: 'Job title', ar: 'المسمى الوظيفي' },
    synonyms: ['title', 'position', 'الوظيفة', 'organization title', 'organization 1 - title'],
  },
  {
    key: 'company',
    label: { en: 'Company', ar: 'الشركة' },
    synonyms: [
      'organisation',
      'organization',
      'company name',
      'اسم الشركة',
      'organization name',
      'organization 1 - name',
      'المؤسسة',
    ],
  },
  {
    key: 'companyVatNumber',
    label: { en: 'VAT number', ar: 'الرقم الضريبي' },
    synonyms: ['vat', 'vat no', 'tax number', 'trn', 'company vat number', 'الرقم الضريبي للشركة'],
  },
  { key: 'companyType', label: { en: 'Company type', ar: 'نوع الشركة' }, synonyms: ['type'] },
  {
    key: 'mobile',
    label: { en: 'Mobile', ar: 'الجوال' },
    synonyms: [
      'mobile phone',
      'mobile number',
      'mobile no',
      'cell phone',
      'جوال',
      'رقم الهاتف المحمول',
      'cell',
      'رقم الجوال',
      'phone 1 - value',
      'primary phone',
      'الهاتف الجوال',
      'الهاتف المحمول',
    ],
  },
  {
    key: 'email',
    label: { en: 'E-mail', ar: 'البريد الإلكتروني' },
    synonyms: [
      'mail',
      'email id',
      'بريد إلكتروني',
      'e-mail address',
      'email address',
      'الايميل',
      'e-mail 1 - value',
      'عنوان البريد الإلكتروني',
    ],
  },
  {
    key: 'phone',
    label: { en: 'Phone', ar: 'الهاتف' },
    synonyms: [
      'telephone',
      'phone number',
      'telephone number',
      'landline',
      'هاتف',
      'tel',
      'رقم الهاتف',
      'business phone',
      'company main phone',
      'phone 2 - value',
      'home phone',
      'هاتف العمل',
    ],
  },
  {
    key: 'location',
    label: { en: 'Location', ar: 'الموقع' },
    synonyms: ['city', 'المدينة', 'business city', 'address 1 - city', 'home city'],
  },
  {
    key: 'address',
    label: { en: 'Address', ar: 'العنوان' },
    synonyms: [
      'business address',
      'business street',
      'address 1 - formatted',
      'address 1 - street',
      'home street',
    ],
  },
  {
    key: 'website',
    label: { en: 'Website', ar: 'الموقع الإلكتروني' },
    synonyms: ['web', 'url', 'web page', 'website 1 - value', 'صفحة ويب'],
  },
  { key: 'notes', label: { en: 'Notes', ar: 'ملاحظات' }, synonyms: ['note', 'remarks'] },
]

const COLUMNS: Record<string, 'email_key' | 'mobile_key' | 'name_key'> = {
  email: 'email_key',
  mobile: 'mobile_key',
  name: 'name_key',
}

const imported = <Input extends ClientInput>(input: Input): Input => ({
  ...input,
  dataSource: input.dataSource ?? 'import',
})

registerImport<ClientInput & { name: string }>({
  resource: 'clients',
  title: { en: 'Import of clients', ar: 'استيراد العملاء' },
  ability: 'clients.manage',
  fields: FIELDS,
  keys: ['email', 'mobile', 'name'],
  isOfPeople: true,
  read({ companyType, ...values }, language) {
    const stated = { ...values, companyType: companyType && valueOf(COMPANY_TYPES, companyType) }
    return validRow(createClientValidator, stated, FIELDS, language)
  },
  keyOf: (field, value) => {
    const keys = clientKeys({ [field]: value })
    return field === 'email' ? keys.emailKey : field === 'mobile' ? keys.mobileKey : keys.nameKey
  },
  async find(trx, field, keys) {
    const column = COLUMNS[field]
    const rows = await trx
      .from('clients')
      .whereIn(column, keys)
      .orderBy('id', 'desc')
      .select('id', `${column} as match`)
    // of several the oldest is the one that is changed
    return new Map(rows.map((row) => [row.match, row.id]))
  },
  prepare: (uow, inputs) =>
    settleCompanies(
      uow,
      inputs.map(({ company }) => company)
    ),
  async contradiction({ company, companyVatNumber, email, mobile, phone }, against) {
    const keys = [{ email }, { phone: mobile }, { phone }]
    const isErased =
      (await against.once('erased', isAnyoneErased)) && (await wasErased(keys, against.client))
    if (isErased) return translatorIn(against.language)('imports.person_erased')
    return taxNumberContradiction({ company, stated: companyVatNumber }, against)
  },
  create: (uow, inputs) => createClients(uow, inputs.map(imported)),
  async save(uow, input, existingId) {
    if (existingId === null) return (await createClient(uow, imported(input))).id
    const client = await Client.query({ client: uow.trx })
      .where('id', existingId)
      .forUpdate()
      .firstOrFail()
    // an empty cell says nothing about what is known already
    const stated = Object.entries(input).filter(
      ([, value]) => value !== null && value !== undefined
    )
    await updateClient(uow, client, Object.fromEntries(stated))
    return client.id
  },
})
