import vine from '@vinejs/vine'
import { decimal, instant, line, phone, reference } from '#core/validation/fields'
import { CARRIERS, TRIP_PRIORITIES, TRIP_STATUSES, TRIP_TYPES } from '#procurement/enums/trips'

const values = <Value extends string>(choices: readonly { value: Value }[]) =>
  choices.map(({ value }) => value)
const quantity = () => decimal({ digits: 4, max: 10_000_000 })

const size = () => decimal({ digits: 4, min: 0.0001, max: 10_000_000 })

/** What the vehicle shows; more than can have been driven is confirmed. */
const odometer = {
  odometer: decimal({ digits: 4, max: 100_000_000 }).nullable().optional(),
  odometerConfirmed: vine.boolean({ strict: true }).optional(),
}

/** A plate or a person: two trips are distinguished by its letters and digits. */
const named = () => line(120).regex(/[\p{L}\p{N}]/u)

const stop = vine.object({
  place: line(200).minLength(1),
  contact: line(160).nullable().optional(),
  plannedAt: instant().nullable().optional(),
})

const cargo = vine.object({
  orderLineId: reference().nullable().optional(),
  description: line(1000).nullable().optional(),
  unit: line(20).nullable().optional(),
  quantity: decimal({ digits: 4, min: 0.0001, max: 10_000_000 }),
  /** Kilograms and cubic metres of the whole line. */
  weight: size().nullable().optional(),
  volume: size().nullable().optional(),
})

const optional = {
  priority: vine.enum(values(TRIP_PRIORITIES)).optional(),
  carrier: vine.enum(values(CARRIERS)).optional(),
  vendorId: reference().nullable().optional(),
  equipmentId: reference().nullable().optional(),
  driverPhone: phone().nullable().optional(),
  waybillNo: line(60).nullable().optional(),
  purchaseOrderId: reference().nullable().optional(),
  movementId: reference().nullable().optional(),
  warehouseId: reference().nullable().optional(),
  projectId: reference().nullable().optional(),
  /** Besides the driver. */
  passengers: vine.number({ strict: true }).withoutDecimals().range([0, 99]).nullable().optional(),
  note: line(1000).nullable().optional(),
  stops: vine.array(stop).maxLength(30).optional(),
  cargo: vine.array(cargo).maxLength(500).optional(),
}

export const createTripValidator = vine.create({
  type: vine.enum(values(TRIP_TYPES)),
  vehicle: named(),
  driver: named(),
  plannedStartAt: instant(),
  plannedEndAt: instant(),
  ...optional,
})

export const updateTripValidator = vine.create({
  type: vine.enum(values(TRIP_TYPES)).optional(),
  vehicle: named().optional(),
  driver: named().optional(),
  plannedStartAt: instant().optional(),
  plannedEndAt: instant().optional(),
  ...optional,
})

const BY_PROOF = new Set(['planned', 'delivered', 'partially_delivered'])

export const tripStepValidator = vine.create({
  status: vine.enum(values(TRIP_STATUSES).filter((value) => !BY_PROOF.has(value))),
  reason: line(1000).nullable().optional(),
  ...odometer,
})

export const tripCostsValidator = vine.create({
  fuelLitres: decimal({ digits: 4, max: 100_000 }).nullable().optional(),
  fuelCost: decimal({ digits: 2, max: 1_000_000_000 }).nullable().optional(),
  otherCost: decimal({ digits: 2, max: 1_000_000_000 }).nullable().optional(),
})

/** What of the delivered cargo has to be inspected; of a material that always is, all of it unless stated. */
export const bookReceiptValidator = vine.create({
  lines: vine
    .array(vine.object({ id: reference(), quarantined: quantity() }))
    .maxLength(500)
    .distinct('id')
    .optional(),
})

/** Who took the goods over, and what of each cargo; a line that is left out came in full. */
export const proofValidator = vine.create({
  name: line(160).minLength(1),
  /** Of what a transfer is short. */
  reason: line(1000).nullable().optional(),
  ...odometer,
  signature: vine
    .string()
    .maxLength(20_000)
    .regex(/^[ML0-9 .,-]*$/)
    .nullable()
    .optional(),
  lines: vine
    .array(
      vine.object({
        id: reference(),
        delivered: quantity(),
        rejected: quantity().optional(),
        rejectionReason: line(300).nullable().optional(),
      })
    )
    .maxLength(500)
    .optional(),
})
