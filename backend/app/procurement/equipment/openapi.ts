import { historyEntry } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  decimal,
  each,
  flag,
  id,
  instant,
  money,
  named,
  nullable,
  number,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import {
  CONDITIONS,
  EQUIPMENT_EVENTS,
  EQUIPMENT_OWNERSHIPS,
  EQUIPMENT_STATUSES,
  METER_TYPES,
  READING_SOURCES,
  OUTAGE_KINDS,
} from '#procurement/enums/equipment'
import { equipmentListing } from './listing.js'
import {
  checkInValidator,
  checkOutValidator,
  createEquipmentValidator,
  equipmentEventValidator,
  equipmentOutageValidator,
  equipmentStatusValidator,
  updateEquipmentValidator,
} from './validator.js'

const values = (choices: readonly { value: string }[]) => oneOf(choices.map(({ value }) => value))

const shown = {
  id,
  version: whole,
  ...each(['tag', 'name', 'category'], text),
  ...each(
    [
      'nameAr',
      'make',
      'model',
      'serialNo',
      'location',
      'registrationNo',
      'custodianName',
      'projectName',
    ],
    nullable(text)
  ),
  ...each(['year', 'serviceEveryDays', 'seats'], nullable(whole)),
  ...each(['vendorId', 'projectId', 'createdBy'], nullable(id)),
  ...each(
    [
      'purchasedOn',
      'registrationExpiresOn',
      'insuranceExpiresOn',
      'inspectionDueOn',
      'expectedReturnOn',
      'dueOn',
      'nextServiceOn',
      'servicedOn',
    ],
    nullable(day)
  ),
  ownership: values(EQUIPMENT_OWNERSHIPS),
  status: values(EQUIPMENT_STATUSES),
  meterType: values(METER_TYPES),
  ...each(['meterDue', 'overdue'], flag),
  meter: decimal,
  ...each(['nextServiceAt', 'serviceEvery', 'payload', 'volume'], nullable(decimal)),
  ...each(['createdAt', 'updatedAt'], instant),
  can: can('update', 'delete', 'checkOut', 'checkIn', 'log', 'changeStatus'),
  allowedActions: arrayOf(text),
}
const equipment = named('Equipment', object(shown))
const detail = named(
  'EquipmentDetail',
  object({
    ...shown,
    currency: text,
    ...each(['purchaseCost', 'rentalRate'], money),
    figures: object({
      ...each(['from', 'to'], day),
      utilisation: number,
      cost: money,
      ran: nullable(decimal),
      costPerUnit: nullable(money),
    }),
    custodies: arrayOf(
      object({
        id,
        ...each(['holderId', 'projectId'], nullable(id)),
        holderName: text,
        outOn: day,
        outCondition: values(CONDITIONS),
        ...each(['expectedReturnOn', 'backOn'], nullable(day)),
        ...each(
          [
            'projectName',
            'outNote',
            'outSignature',
            'backCondition',
            'backNote',
            'backSignature',
            'createdByName',
          ],
          nullable(text)
        ),
        ...each(['outMeter', 'backMeter'], nullable(decimal)),
      })
    ),
    events: arrayOf(
      object({
        id,
        kind: values(EQUIPMENT_EVENTS),
        happenedOn: day,
        ...each(['note', 'createdByName'], nullable(text)),
        meter: nullable(decimal),
        cost: money,
      })
    ),
    /** The most that its meter can run in a day, where it has one. */
    mostPerDay: nullable(whole),
    readings: arrayOf(
      object({
        id,
        readOn: day,
        source: values(READING_SOURCES),
        ...each(['note', 'createdByName'], nullable(text)),
        ...each(['meter', 'total'], decimal),
        replaced: nullable(decimal),
      })
    ),
    outages: arrayOf(
      object({
        id,
        kind: oneOf([...OUTAGE_KINDS]),
        fromOn: day,
        backOn: nullable(day),
        ...each(['note', 'createdByName'], nullable(text)),
        ...each(['isOpen', 'isPlanned'], flag),
      })
    ),
  })
)

const change = (summary: string) => ({ summary, versioned: true, answer: detail }) as const

describe('/api/equipment', {
  GET: { summary: 'List equipment', list: equipmentListing, answer: arrayOf(equipment) },
  POST: {
    summary: 'Create a piece of equipment',
    body: createEquipmentValidator,
    answer: detail,
    status: 201,
  },
  'GET /lookup': {
    summary: 'Look up equipment',
    query: { q: text, id: arrayOf({ type: 'integer' }) },
    answer: arrayOf(
      named(
        'EquipmentOption',
        object({ id, label: text, nameAr: nullable(text), status: values(EQUIPMENT_STATUSES) })
      )
    ),
  },
  'GET /:id': {
    summary: 'Get a piece of equipment with its custody and maintenance',
    answer: detail,
  },
  'PATCH /:id': { ...change('Update a piece of equipment'), body: updateEquipmentValidator },
  'DELETE /:id': { summary: 'Delete equipment that was never checked out', versioned: true },
  'GET /:id/history': {
    summary: 'List the changes, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
  'POST /:id/check-out': { ...change('Check out equipment'), body: checkOutValidator },
  'POST /:id/check-in': { ...change('Check in equipment'), body: checkInValidator },
  'POST /:id/events': {
    ...change('Log a service, reading or breakdown'),
    body: equipmentEventValidator,
  },
  'POST /:id/status': {
    ...change('Change the status: in maintenance, out of service, lost or available'),
    body: equipmentStatusValidator,
  },
  'POST /:id/outages': { ...change('Plan maintenance'), body: equipmentOutageValidator },
  'DELETE /:id/outages/:outageId': change('Call planned maintenance off'),
})
