import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'

/** What the audit log calls the liability for everyone; its id is the day as a number. */
export const END_OF_SERVICE = 'end_of_service'

/** Writes down who looked at everyone's pay and award as of a day. */
export const recordLook = (uow: UnitOfWork, asOf: string) =>
  uow.audit({
    ...{ action: 'view_pay', entityType: END_OF_SERVICE, label: asOf },
    entityId: Number(asOf.replaceAll('-', '')),
  })
