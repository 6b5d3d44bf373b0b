import type { Language } from '#core/base/language'
import type { Subject } from '#core/personal_data/people'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'

/** Stable: rows of the database name it. */
export const EXPORT_PERSONAL_DATA = 'personal_data.export'
/** Owner of the archives; like every export they are gone after a while. */
export const PERSONAL_EXPORT = 'exports.personal_data'

/** By which the archives of a person are found again. */
export const archiveName = ({ kind, id }: Subject) => `personal-data-${kind}-${id}.zip`

export interface ExportOrder {
  subject: Subject
  language: Language
}

/** Orders the archive of what is held of a person. The job's name says no name: others may see it. */
export function orderExport(uow: UnitOfWork, order: ExportOrder) {
  return uow.enqueue({
    type: EXPORT_PERSONAL_DATA,
    title: 'Export of personal data',
    titleAr: 'تصدير بيانات شخصية',
    payload: { ...order },
  })
}
