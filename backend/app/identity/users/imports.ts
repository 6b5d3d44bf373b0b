import { randomBytes } from 'node:crypto'
import i18nManager from '@adonisjs/i18n/services/main'
import { errors } from '@vinejs/vine'
import type { Language } from '#core/base/language'
import { registerImport, type ImportField, type RowValues } from '#core/imports/registry'
import { fold } from '#engines/text/fold'
import { ROLES } from '#identity/access/permissions'
import { whyNotInvited } from '#identity/password_resets/invite'
import { canonicalUsername } from '#identity/shared/canonical_username'
import { createUser } from './create_user.js'
import { importedUserValidator } from './validator.js'

const field = (key: string, en: string, ar: string, ...synonyms: string[]): ImportField => ({
  key,
  label: { en, ar },
  synonyms,
})
const required = (of: ImportField): ImportField => ({ ...of, required: true })

const FIELDS: ImportField[] = [
  required(field('name', 'Name', 'الاسم', 'full name', 'الاسم الكامل')),
  required(field('username', 'Username', 'اسم المستخدم', 'user', 'login', 'account')),
  field('nameAr', 'Arabic name', 'الاسم بالعربية', 'name (arabic)', 'الاسم العربي'),
  field('email', 'E-mail', 'البريد الإلكتروني', 'email', 'mail', 'البريد'),
  field('role', 'Role', 'الدور', 'الصلاحية'),
]

/** What people call the roles, as the pages do. */
const ROLE_NAMES: Record<(typeof ROLES)[number], string[]> = {
  admin: ['Administrator', 'مدير النظام'],
  procurement_manager: ['Procurement manager', 'مدير المشتريات'],
  production_only: ['Production only', 'الإنتاج فقط'],
  staff: ['Staff', 'موظف'],
}

type NewUser = Omit<Parameters<typeof createUser>[1], 'password'>

registerImport<NewUser>({
  resource: 'users',
  title: { en: 'Import of users', ar: 'استيراد المستخدمين' },
  ability: 'users.manage',
  needsProof: true,
  fields: FIELDS,
  // of people who are there already a file changes nothing: rights are given one by one
  keys: [],
  read: readRow,
  keyOf: () => null,
  find: async () => new Map(),
  async contradiction(uow, { username }, language) {
    const taken = await uow.trx.from('users').where('username', username).select('id').first()
    if (!taken) return null
    return i18nManager.locale(language).t('errors.fields.taken')
  },
  async save(uow, input) {
    // no one knows it: the person chooses theirs by the invitation, or is given one
    const password = randomBytes(24).toString('base64url')
    const { user, held } = await createUser(uow, { ...input, password })
    user.passwordDue = true
    await user.save()
    // who will decide or administer gets no link, and one of before would end with the confirmation
    if (!held) await whyNotInvited(uow, user)
    return user.id
  },
})

async function readRow(values: RowValues, language: Language) {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== '')
  const row: Record<string, string> = { role: 'staff', ...Object.fromEntries(given) }
  const username = canonicalUsername(row.username ?? '') ?? row.username
  const [error, input] = await importedUserValidator.tryValidate(
    { ...row, username, role: roleOf(row.role!) },
    { messagesProvider: i18nManager.locale(language).createMessagesProvider('validation.shared') }
  )
  if (!error) return { input }
  if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
  const labelOf = (name: string) => FIELDS.find(({ key }) => key === name)?.label[language] ?? name
  const problems = error.messages as { field: string; message: string }[]
  return {
    problems: problems.map(({ field: name, message }) => ({
      field: name,
      message: `${labelOf(name)}: ${message}`,
    })),
  }
}

function roleOf(text: string): string {
  const wanted = fold(text)
  const isCalled = (role: (typeof ROLES)[number]) =>
    [role, ...ROLE_NAMES[role]].some((name) => fold(name) === wanted)
  return ROLES.find(isCalled) ?? text
}
