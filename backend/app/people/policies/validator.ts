import vine from '@vinejs/vine'
import { day, line } from '#core/validation/fields'
import { POLICY_AUDIENCES, POLICY_KINDS } from '#people/enums/policies'

/** A long policy has some twenty pages. */
const MOST_CHARACTERS = 60_000

const code = () => line(20).minLength(1)
const title = () => line(160).minLength(1)
const body = () => vine.string().trim().minLength(1).maxLength(MOST_CHARACTERS)
const audience = () => vine.enum(POLICY_AUDIENCES)
/** Ids of departments or projects, or names of roles; none for everyone. */
const audienceOf = () => vine.array(line(40).minLength(1)).maxLength(200).distinct()
const readingDays = () => vine.number({ strict: true }).withoutDecimals().range([1, 365])

export const createPolicyValidator = vine.create({
  kind: vine.enum(POLICY_KINDS),
  code: code(),
  title: title(),
  titleAr: title(),
  audience: audience(),
  audienceOf: audienceOf().optional(),
  /** Days in which it is to be acknowledged; null: it need not be. */
  readingDays: readingDays().nullable().optional(),
  /** The first draft. */
  body: body(),
  bodyAr: body(),
})

export const updatePolicyValidator = vine.create({
  code: code().optional(),
  title: title().optional(),
  titleAr: title().optional(),
  audience: audience().optional(),
  audienceOf: audienceOf().optional(),
  readingDays: readingDays().nullable().optional(),
})

export const draftValidator = vine.create({
  body: body(),
  bodyAr: body(),
  /** What is new, for those who know the revision before. */
  changeNote: line(1000).nullable().optional(),
})

export const publicationValidator = vine.create({ effectiveOn: day() })

export const withdrawalValidator = vine.create({ withdrawnOn: day() })

export const acknowledgementValidator = vine.create({
  /** The revision that was read: another may have been published since. */
  revision: vine.number({ strict: true }).withoutDecimals().min(1),
})

const language = () => vine.enum(['en', 'ar']).optional()

export const myPrintValidator = vine.create({ language: language() })

export const policyPrintValidator = vine.create({
  language: language(),
  /** What was in force on that day; without one, the revision of today. */
  asOf: day().optional(),
})
