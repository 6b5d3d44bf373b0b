import vine from '@vinejs/vine'
import { day, decimal, line, reference } from '#core/validation/fields'
import { CONTRACT_TYPES } from '#production/enums/contract_types'
import { PROJECT_STATUSES } from '#production/enums/project_statuses'

export const projectStepValidator = vine.create({
  status: vine.enum(PROJECT_STATUSES.map(({ value }) => value)),
})

const fact = (max: number) => line(max).nullable().optional()
const onDay = () => day().nullable().optional()
const person = () => reference().nullable().optional()

const facts = {
  nameAr: fact(200),
  clientId: reference().nullable().optional(),
  endUser: fact(200),
  consultant: fact(200),
  mainContractor: fact(200),
  contractType: vine
    .enum(CONTRACT_TYPES.map(({ value }) => value))
    .nullable()
    .optional(),
  location: fact(160),
  city: fact(80),
  latitude: decimal({ digits: 6, min: -90, max: 90 }).nullable().optional(),
  longitude: decimal({ digits: 6, min: -180, max: 180 }).nullable().optional(),
  areaSqm: decimal({ digits: 4, max: 100_000_000 }).nullable().optional(),
  projectType: fact(60),
  productTypes: vine.array(line(60)).maxLength(30).distinct().optional(),
  bdmInitials: fact(10),
  description: fact(2000),
  plannedStartOn: onDay(),
  plannedFinishOn: onDay(),
  handedOverOn: onDay(),
  defectsMonths: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([0, 120])
    .nullable()
    .optional(),
  /** Days that the contract gives for notices of claims; null: 28, as FIDIC has it. */
  noticeDays: vine.number({ strict: true }).withoutDecimals().range([1, 365]).nullable().optional(),
  managerId: person(),
  siteEngineerId: person(),
}

export const createProjectValidator = vine.create({
  ...facts,
  name: line(200).minLength(1),
})

export const updateProjectValidator = vine.create({
  ...facts,
  name: line(200).minLength(1).optional(),
})
