import db from '@adonisjs/lucid/services/db'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { publishLive } from '#core/live/publish_live'
import { today } from '#core/settings/firm_clock'
import { transact } from '#core/unit_of_work/transact'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Department from './department.js'
import DepartmentMove from './department_move.js'
import { parentsOn } from './department_tree.js'
import { placeOn } from './move_department.js'

/** Puts a locked department where its moves say it is today. @returns whether it was elsewhere */
export async function placeToday(uow: UnitOfWork, department: Department, day = today()) {
  const place = await placeOn(uow, department, day)
  if (place === department.parentDepartmentId) return false
  const before = { parentDepartmentId: department.parentDepartmentId }
  department.merge({ parentDepartmentId: place, updatedBy: uow.actor.id })
  department.version++
  await department.save()
  const { id, code } = department
  const about = { entityType: 'department', entityId: id, label: code }
  await uow.audit({ action: 'move', ...about, before, after: { parentDepartmentId: place } })
  publishDepartment(uow, id)
  return true
}

/** Notifies open pages, after the commit, that a department or its plans have changed. */
export function publishDepartment(uow: UnitOfWork, id: number) {
  const data = { resource: 'departments', id, action: 'update' }
  uow.afterCommit(() => publishLive({ event: 'record', ability: 'people.open', data }))
}

/**
 * Moves whose day has come take effect. A department that is where it belongs is left alone, so this may
 * run at any time and in several processes.
 * @returns how many were moved
 */
export async function applyMoves(day: string = today()): Promise<number> {
  const departments = await db.from('departments').select('id', 'parent_department_id')
  const places = parentsOn(await DepartmentMove.query().orderBy('id'), day)
  const elsewhere = departments.filter(
    ({ id, parent_department_id: now }) => places.has(id) && places.get(id) !== now
  )
  let moved = 0
  for (const { id } of elsewhere)
    if (await transact(SYSTEM_ACTOR, (uow) => moveOne(uow, id, day))) moved++
  return moved
}

async function moveOne(uow: UnitOfWork, id: number, day: string) {
  const department = await Department.query({ client: uow.trx }).where('id', id).forUpdate().first()
  return department !== null && placeToday(uow, department, day)
}
