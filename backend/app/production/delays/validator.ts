import vine from '@vinejs/vine'
import { day, decimal, line, reference } from '#core/validation/fields'
import { DELAY_CAUSES, DELAY_RESPONSIBLES } from '#production/enums/delays'

/** Of one delay: more would be a schedule of its own. */
export const MOST_TASKS = 50
const MOST_CONCURRENT = 20
/** Longer than any project of the firm. */
const MOST_DAYS = 1000

const cause = () => vine.enum(DELAY_CAUSES.map(({ value }) => value))
const responsible = () => vine.enum(DELAY_RESPONSIBLES.map(({ value }) => value))
const tasks = () =>
  vine
    .array(
      vine.object({
        taskId: reference(),
        /** Working days lost. */
        days: decimal({ digits: 2, min: 0.01, max: MOST_DAYS }),
      })
    )
    .maxLength(MOST_TASKS)

const optional = {
  titleAr: line(200).nullable().optional(),
  details: line(2000).nullable().optional(),
  lastOn: day().nullable().optional(),
  noticeOn: day().nullable().optional(),
  noticeReference: line(80).nullable().optional(),
  tasks: tasks().optional(),
  concurrentIds: vine.array(reference()).maxLength(MOST_CONCURRENT).optional(),
}

const changed = {
  title: line(200).minLength(1).optional(),
  cause: cause().optional(),
  responsible: responsible().optional(),
  firstOn: day().optional(),
  ...optional,
}

export const createDelayValidator = vine.create({
  projectId: reference(),
  title: line(200).minLength(1),
  cause: cause(),
  responsible: responsible(),
  firstOn: day(),
  /** The blocker of a site report that it is made of. */
  blockerId: reference().optional(),
  ...optional,
})

export const updateDelayValidator = vine.create(changed)

/** A correction says why. */
export const correctDelayValidator = vine.create({
  ...changed,
  reason: line(1000).minLength(1),
})

export const endDelayValidator = vine.create({ lastOn: day() })

export const noticeValidator = vine.create({
  noticeOn: day(),
  noticeReference: line(80).nullable().optional(),
})

export const grantValidator = vine.create({
  days: vine.number({ strict: true }).withoutDecimals().range([1, 3650]),
  comment: line(1000).nullable().optional(),
})

const inQuery = () => reference().parse((value) => (value === undefined ? value : Number(value)))

/** What an impact is computed in: a baseline, the plan as it is, or what fits best. */
export const impactQueryValidator = vine.create({
  base: vine.enum(['plan']).optional(),
  baselineId: inQuery().optional(),
})

export const jointImpactQueryValidator = vine.create({
  base: vine.enum(['plan']).optional(),
  baselineId: inQuery().optional(),
  delayIds: vine
    .array(inQuery())
    .parse((value) => (value === undefined || Array.isArray(value) ? value : [value]))
    .minLength(1)
    .maxLength(MOST_TASKS)
    .distinct(),
})
