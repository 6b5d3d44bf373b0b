import { DateTime } from 'luxon'
import { obstacle, registerObstacles } from '#core/personal_data/obstacles'
import { today } from '#core/settings/firm_clock'
import { deleteFile } from '#core/storage/delete_file'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Employee from './employee.js'

/** Claims out of an employment lapse after twelve months; until then either side may need what is held. */
const MONTHS_AFTER_LEAVING = 12

registerObstacles(async ({ employeeId }, client) => {
  const employee = employeeId === null ? null : await Employee.find(employeeId, { client })
  if (!employee) return []
  const free = employee.endOn
    ? DateTime.fromISO(employee.endOn).plus({ months: MONTHS_AFTER_LEAVING }).toISODate()
    : null
  const open = await client
    .from('settlements')
    .where('employee_id', employee.id)
    .whereNotIn('status', ['paid', 'cancelled'])
    .select('id')
    .first()
  return [
    ...obstacle(employee.employed, 'still_employed'),
    ...obstacle(!employee.employed && (!free || free > today()), 'retention_runs', free),
    ...obstacle(open, 'settlement_open'),
  ]
})

export async function deletePhotos(uow: UnitOfWork, ids: number[]) {
  const rows = await Employee.query({ client: uow.trx })
    .whereIn('id', ids)
    .whereNotNull('photoFileId')
  for (const employee of rows) {
    const fileId = employee.photoFileId!
    // the row refers to its file until then
    await uow.trx.from('employees').where('id', employee.id).update({ photo_file_id: null })
    await deleteFile(uow, fileId)
  }
}

export async function refreshEmployees(uow: UnitOfWork, ids: number[]) {
  for (const employee of await Employee.query({ client: uow.trx }).whereIn('id', ids)) {
    employee.refreshDerived()
    await employee.merge({ version: employee.version + 1 }).save()
  }
}
