import hash from '@adonisjs/core/services/hash'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { appendAuditRows, auditRow } from '#core/audit/append_audit'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { loggedUser } from '#database/logged_user'

export const DEMO_PASSWORD = 'Binaa-demo-2026'
export const DEMO_PASSCODE = '246813'
const WITH_PASSCODE = new Set(['engineer', 'estimator', 'foreman'])

interface DemoUser {
  username: string
  name: string
  nameAr: string
  role?: string
  permissions?: string[]
  disabled?: boolean
}

/** The people of the demo company, in the order of their ids: `admin` is 1, `general.manager` 2. */
export const DEMO_USERS: readonly DemoUser[] = [
  { username: 'admin', name: 'Sami Al-Harbi', nameAr: 'سامي الحربي', role: 'admin' },
  {
    username: 'general.manager',
    name: 'Khalid Al-Otaibi',
    nameAr: 'خالد العتيبي',
    permissions: ['commercialView', 'financeView'],
  },
  { username: 'chief.engineer', name: 'Layla Haddad', nameAr: 'ليلى حداد' },
  { username: 'technical.director', name: 'Omar Farouk', nameAr: 'عمر فاروق' },
  {
    username: 'engineer',
    name: 'Yousef Al-Qahtani',
    nameAr: 'يوسف القحطاني',
    permissions: ['engineeringView', 'fileManagerView'],
  },
  {
    username: 'estimator',
    name: 'Mariam Saleh',
    nameAr: 'مريم صالح',
    permissions: ['engineeringView'],
  },
  {
    username: 'bdm',
    name: 'Faisal Al-Dosari',
    nameAr: 'فيصل الدوسري',
    permissions: ['commercialView'],
  },
  {
    username: 'bdm.clients',
    name: 'Nora Al-Shehri',
    nameAr: 'نورة الشهري',
    permissions: ['commercialClientsDirectoryView'],
  },
  { username: 'buyer', name: 'Tariq Mansour', nameAr: 'طارق منصور', role: 'procurement_manager' },
  {
    username: 'po.clerk',
    name: 'Huda Al-Ghamdi',
    nameAr: 'هدى الغامدي',
    permissions: ['procurementPurchaseOrders'],
  },
  {
    username: 'storekeeper',
    name: 'Bashir Ahmed',
    nameAr: 'بشير أحمد',
    permissions: ['inventoryView'],
  },
  {
    username: 'planner',
    name: 'Rania Khoury',
    nameAr: 'رانيا خوري',
    permissions: ['productionView', 'scheduleView'],
  },
  {
    username: 'foreman',
    name: 'Saeed Al-Zahrani',
    nameAr: 'سعيد الزهراني',
    role: 'production_only',
  },
  {
    username: 'accountant',
    name: 'Dalia Nasser',
    nameAr: 'داليا ناصر',
    permissions: ['financeView'],
  },
  {
    username: 'auditor',
    name: 'Hassan Al-Mutairi',
    nameAr: 'حسن المطيري',
    permissions: ['adminView'],
  },
  { username: 'staff', name: 'Aisha Rahman', nameAr: 'عائشة رحمن' },
  {
    username: 'disabled.user',
    name: 'Walid Sabri',
    nameAr: 'وليد صبري',
    permissions: ['engineeringView'],
    disabled: true,
  },
  {
    username: 'hr.manager',
    name: 'Reem Al-Subaie',
    nameAr: 'ريم السبيعي',
    permissions: ['hrManage'],
  },
  {
    username: 'hr.officer',
    name: 'Lama Al-Anazi',
    nameAr: 'لمى العنزي',
    permissions: ['hrManage'],
  },
]

/** Adds the demo sign-ins. All share one password, so one hash serves them all. */
export async function seedDemoUsers(trx: TransactionClientContract) {
  const now = DateTime.utc().toFormat('yyyy-MM-dd HH:mm:ss')
  const [password, passcode] = await Promise.all([
    hash.make(DEMO_PASSWORD),
    hash.make(DEMO_PASSCODE),
  ])
  await trx.table('users').multiInsert(
    DEMO_USERS.map((user) => ({
      username: user.username,
      name: user.name,
      name_ar: user.nameAr,
      email: `${user.username}@binaa.example`,
      role: user.role ?? 'staff',
      permissions: JSON.stringify(
        Object.fromEntries((user.permissions ?? []).map((name) => [name, true]))
      ),
      password,
      password_changed_at: now,
      passcode: WITH_PASSCODE.has(user.username) ? passcode : null,
      digits: 'latin',
      disabled_at: user.disabled ? now : null,
      login_epoch: 0,
      version: 1,
      created_at: now,
      updated_at: now,
    }))
  )
  const made = await trx.from('users').orderBy('id')
  await appendAuditRows(
    trx,
    made.map((user) => auditRow(SYSTEM_ACTOR, loggedUser(user)))
  )
}
