import { randomBytes } from 'node:crypto'
import type { Language } from '#core/base/language'
import { registerImport, type ImportField, type RowValues } from '#core/imports/registry'
import {
  filledCells,
  importField as field,
  requiredField as required,
  sayIn,
  validRow,
  valueOf,
} from '#core/imports/rows'
import type { Role } from '#identity/access/permissions'
import { whyNotInvited } from '#identity/password_resets/invite'
import { canonicalUsername } from '#identity/shared/canonical_username'
import { createUser } from './create_user.js'
import { importedUserValidator } from './validator.js'

const FIELDS: ImportField[] = [
  required('name', 'Name', 'الاسم', 'full name', 'الاسم الكامل'),
  required('username', 'Username', 'اسم المستخدم', 'user', 'login', 'account'),
  field('nameAr', 'Arabic name', 'الاسم بالعربية', 'name (arabic)', 'الاسم العربي'),
  field('email', 'E-mail', 'البريد الإلكتروني', 'email', 'mail', 'البريد'),
  field('role', 'Role', 'الدور', 'الصلاحية'),
]

/** What people call the roles, as the pages do. */
const ROLE_CHOICES = [
  { value: 'admin', label: 'Administrator', labelAr: 'مدير النظام' },
  { value: 'procurement_manager', label: 'Procurement manager', labelAr: 'مدير المشتريات' },
  { value: 'production_only', label: 'Production only', labelAr: 'الإنتاج فقط' },
  { value: 'staff', label: 'Staff', labelAr: 'موظف' },
] satisfies { value: Role; label: string; labelAr: string }[]

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
  async contradiction({ username }, { client, language, state }) {
    const taken = await client.from('users').where('username', username).select('id').first()
    const isFree = state(username) && !taken
    return isFree ? null : sayIn(FIELDS, language)('username', 'fields.taken').message
  },
  async save(uow, input) {
    // no one knows it: the person chooses theirs by the invitation, or is given one
    const password = randomBytes(24).toString('base64url')
    const { user, held } = await createUser(uow, { ...input, password })
    // who will decide or administer gets no link, and one of before would end with the confirmation
    if (!held) await whyNotInvited(uow, user)
    return user.id
  },
})

function readRow(values: RowValues, language: Language) {
  const { role = 'staff', ...row } = filledCells(values)
  const username = canonicalUsername(row.username ?? '') ?? row.username
  const stated = { ...row, username, role: valueOf(ROLE_CHOICES, role) }
  return validRow<NewUser>(importedUserValidator, stated, FIELDS, language)
}
