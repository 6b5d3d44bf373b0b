import { addDays } from '#core/settings/days'

interface Plan {
  meterE4: number
  /** What replaced meters have run. */
  meterOffsetE4: number
  serviceEveryE4: number | null
  serviceEveryDays: number | null
  servicedOn: string | null
  /** What it had run in all at its last service, or when it was entered. */
  servicedAtE4: number | null
  purchasedOn: string | null
  /** The day it was entered. */
  enteredOn: string
  inspectionDueOn: string | null
  registrationExpiresOn: string | null
  insuranceExpiresOn: string | null
}

export interface ServiceDue {
  nextServiceOn: string | null
  nextServiceE4: number | null
  /** The meter has reached the next service. */
  meterDue: boolean
  /** The first of service, inspection, registration and insurance. */
  dueOn: string | null
}

/**
 * What follows from the plan: the next service by calendar and by meter, whichever comes first. A
 * thing that was never serviced counts from the day it was bought, or else entered, and from what its
 * meter showed then; a replaced meter changes nothing of what is due.
 */
export function serviceDue(plan: Plan): ServiceDue {
  const since = plan.servicedOn ?? plan.purchasedOn ?? plan.enteredOn
  const nextServiceOn = plan.serviceEveryDays ? addDays(since, plan.serviceEveryDays) : null
  const nextServiceE4 =
    plan.serviceEveryE4 && plan.servicedAtE4 !== null
      ? plan.servicedAtE4 + plan.serviceEveryE4 - plan.meterOffsetE4
      : null
  const days = [
    nextServiceOn,
    plan.inspectionDueOn,
    plan.registrationExpiresOn,
    plan.insuranceExpiresOn,
  ]
  return {
    nextServiceOn,
    nextServiceE4,
    meterDue: nextServiceE4 !== null && plan.meterE4 >= nextServiceE4,
    dueOn: days.filter((day) => day !== null).toSorted()[0] ?? null,
  }
}

/** Whether something of it is overdue today, so that no one may take it out. */
export function isOverdue(due: Pick<ServiceDue, 'dueOn' | 'meterDue'>, today: string): boolean {
  return due.meterDue || (due.dueOn !== null && due.dueOn < today)
}
