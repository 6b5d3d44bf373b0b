import vine from '@vinejs/vine'
import { MOST_DAYS } from '#identity/api_tokens/validator'
import { isNetwork } from '#identity/shared/networks'
import { line, reference } from '#core/validation/fields'

const MOST_NETWORKS = 50
/** The old token of a program works so long at most beside the new one. */
export const MOST_OVERLAP_DAYS = 30

const networkRule = vine.createRule((value: unknown, _: undefined, field) => {
  if (!isNetwork(String(value))) field.report('Not a network', 'network', field)
})

const name = () => line(80).minLength(1)
const purpose = () => line(300).minLength(1)
const abilities = () =>
  vine.array(vine.string().maxLength(80)).minLength(1).maxLength(400).distinct()
const networks = () =>
  vine
    .array(vine.string().trim().toLowerCase().maxLength(49).use(networkRule()))
    .maxLength(MOST_NETWORKS)
    .distinct()
const notes = () => vine.string().trim().maxLength(2000).nullable()
const days = () => vine.number({ strict: true }).withoutDecimals().range([1, MOST_DAYS])
const password = () => vine.string().maxLength(200)

export const createServiceAccountValidator = vine.create({
  name: name(),
  purpose: purpose(),
  responsibleId: reference(),
  abilities: abilities(),
  networks: networks().optional(),
  notes: notes().optional(),
})

export const updateServiceAccountValidator = vine.create({
  name: name().optional(),
  purpose: purpose().optional(),
  responsibleId: reference().optional(),
  abilities: abilities().optional(),
  networks: networks().optional(),
  notes: notes().optional(),
})

export const createServiceTokenValidator = vine.create({
  name: name(),
  abilities: abilities(),
  days: days(),
  currentPassword: password(),
})

export const rotateServiceTokenValidator = vine.create({
  days: days(),
  /** How long the old one lives on; 0 ends it at once. */
  overlapDays: vine.number({ strict: true }).withoutDecimals().range([0, MOST_OVERLAP_DAYS]),
  currentPassword: password(),
})
