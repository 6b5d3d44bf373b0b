import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { DemoUnit } from '#database/seeders/demo/engineering/demo_unit'
import type { Permission } from '#identity/access/permissions'
import { planChange } from '#identity/permission_matrix/plan_change'
import { createSet } from '#identity/permission_sets/save_set'
import User from '#identity/shared/user'
import { changePowers } from '#identity/users/held_powers'

interface DemoSet {
  name: string
  nameAr: string
  description: string
  permissions: Permission[]
  active?: boolean
  members: string[]
}

/** What some people are granted one by one, as sets: no one may do more or less than before. */
const SETS: DemoSet[] = [
  {
    ...{ name: 'Estimators', nameAr: 'مسعّرو العروض' },
    description: 'Price quotations and tenders.',
    permissions: ['engineeringView'],
    members: ['engineer', 'estimator'],
  },
  {
    ...{ name: 'Human resources', nameAr: 'الموارد البشرية' },
    description: 'Keep employee files, leave and attendance.',
    permissions: ['hrManage'],
    members: ['hr.manager', 'hr.officer'],
  },
  {
    ...{ name: 'Site managers', nameAr: 'مديرو المواقع' },
    description: 'Plan and report the work on site.',
    permissions: ['productionView', 'scheduleView'],
    active: false,
    members: [],
  },
]

export async function seedPermissionSets() {
  await db.transaction(async (trx) => {
    const user = await User.findByOrFail('username', 'admin', { client: trx })
    const at = DateTime.utc().minus({ days: 60 })
    const unit = new DemoUnit(trx, { at, by: { id: user.id, name: user.name } })
    for (const { members, ...fields } of SETS) await seedSet(unit, fields, members)
  })
}

/** Members have through the set what they were granted themselves. */
async function seedSet(unit: DemoUnit, fields: Omit<DemoSet, 'members'>, members: string[]) {
  const set = await createSet(unit, fields)
  if (!members.length) return
  const people = await User.query({ client: unit.trx }).whereIn('username', members)
  const userIds = people.map(({ id }) => id)
  const wish = { userIds, addSets: [set.id], clear: fields.permissions }
  const { changes } = await planChange(unit.trx, wish)
  for (const { user, before, after } of changes) await changePowers(unit, user, { before, after })
}
