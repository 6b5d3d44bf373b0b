import { registerFileOwner } from '#files/shared/file_owners'

export const SCHEDULE_IMPORT = 'schedule_import'
export const SCHEDULE_EXPORT = 'schedule_export'

/** An uploaded schedule is for who uploaded it, while they may change schedules. */
registerFileOwner(SCHEDULE_IMPORT, {
  resource: 'projects',
  ability: 'schedules.manage',
  also: ({ id }, file) => file.createdBy === id,
})

registerFileOwner(SCHEDULE_EXPORT, {
  resource: 'projects',
  ability: 'schedules.view',
  record: { table: 'projects' },
  also: ({ id }, file) => file.createdBy === id,
})
