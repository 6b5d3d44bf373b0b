import vine from '@vinejs/vine'
import { day, decimal, line, reference } from '#core/validation/fields'
import {
  CONDITIONS,
  EQUIPMENT_EVENTS,
  EQUIPMENT_OWNERSHIPS,
  EQUIPMENT_STATUSES,
  METER_TYPES,
} from '#procurement/enums/equipment'

const values = <Value extends string>(choices: readonly { value: Value }[]) =>
  choices.map(({ value }) => value)
const whole = (min: number, max: number) =>
  vine.number({ strict: true }).withoutDecimals().range([min, max])
const amount = () => decimal({ digits: 2, max: 1_000_000_000 })
const meter = () => decimal({ digits: 4, max: 100_000_000 })
const capacity = () => decimal({ digits: 4, min: 0.0001, max: 1_000_000 })
const tag = () => line(40).regex(/^[\p{L}\p{N}][\p{L}\p{N}._/-]*$/u)
/** Strokes of a pen, as the path of an SVG of 300 by 100. */
const signature = () =>
  vine
    .string()
    .maxLength(20_000)
    .regex(/^[ML0-9 .,-]*$/)

const optional = {
  nameAr: line(200).nullable().optional(),
  make: line(80).nullable().optional(),
  model: line(80).nullable().optional(),
  serialNo: line(80).nullable().optional(),
  year: whole(1950, 2100).nullable().optional(),
  ownership: vine.enum(values(EQUIPMENT_OWNERSHIPS)).optional(),
  vendorId: reference().nullable().optional(),
  purchasedOn: day().nullable().optional(),
  purchaseCost: amount().nullable().optional(),
  rentalRate: amount().nullable().optional(),
  location: line(200).nullable().optional(),
  registrationNo: line(40).nullable().optional(),
  registrationExpiresOn: day().nullable().optional(),
  insuranceExpiresOn: day().nullable().optional(),
  inspectionDueOn: day().nullable().optional(),
  meterType: vine.enum(values(METER_TYPES)).optional(),
  serviceEvery: meter().nullable().optional(),
  serviceEveryDays: whole(1, 3650).nullable().optional(),
  /** Of another kind of meter: what it shows now. */
  meter: meter().optional(),
  /** What it can carry: kilograms, cubic metres and people. */
  payload: capacity().nullable().optional(),
  volume: capacity().nullable().optional(),
  seats: whole(1, 100).nullable().optional(),
}

export const createEquipmentValidator = vine.create({
  tag: tag(),
  name: line(200).minLength(1),
  category: line(40).minLength(1),
  ...optional,
})

export const updateEquipmentValidator = vine.create({
  tag: tag().optional(),
  name: line(200).minLength(1).optional(),
  category: line(40).minLength(1).optional(),
  ...optional,
})

export const checkOutValidator = vine.create({
  holderName: line(160).minLength(1),
  holderId: reference().nullable().optional(),
  projectId: reference().nullable().optional(),
  outOn: day().optional(),
  expectedReturnOn: day().nullable().optional(),
  condition: vine.enum(values(CONDITIONS)),
  note: line(1000).nullable().optional(),
  meter: meter().nullable().optional(),
  /** More than can have been run since the last reading, and right all the same. */
  meterConfirmed: vine.boolean({ strict: true }).optional(),
  signature: signature().nullable().optional(),
})

export const checkInValidator = vine.create({
  backOn: day().optional(),
  condition: vine.enum(values(CONDITIONS)),
  note: line(1000).nullable().optional(),
  meter: meter().nullable().optional(),
  /** More than can have been run since the last reading, and right all the same. */
  meterConfirmed: vine.boolean({ strict: true }).optional(),
  signature: signature().nullable().optional(),
})

export const equipmentEventValidator = vine.create({
  kind: vine.enum(values(EQUIPMENT_EVENTS)),
  happenedOn: day().optional(),
  meter: meter().nullable().optional(),
  /** More than can have been run since the last reading, and right all the same. */
  meterConfirmed: vine.boolean({ strict: true }).optional(),
  /** Of a replaced meter: what the old one showed last. */
  oldMeter: meter().nullable().optional(),
  cost: amount().nullable().optional(),
  note: line(1000).nullable().optional(),
  /** Of an inspection: when the next one is due. */
  nextOn: day().nullable().optional(),
  /** Of an inspection: it was the last one. */
  noFurther: vine.boolean({ strict: true }).optional(),
})

export const equipmentStatusValidator = vine.create({
  status: vine.enum(values(EQUIPMENT_STATUSES).filter((value) => value !== 'assigned')),
  reason: line(1000).nullable().optional(),
  /** Of one that goes out of service: when it is expected back. */
  expectedBackOn: day().nullable().optional(),
})

/** Maintenance that is planned: its first day, and the day on which the piece is back. */
export const equipmentOutageValidator = vine.create({
  fromOn: day(),
  backOn: day(),
  note: line(1000).nullable().optional(),
})
