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
  named,
  nullable,
  number,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { reasonValidator } from '#core/validation/decisions'
import { noBody } from '#core/validation/fields'
import { DELAY_CAUSES, DELAY_RESPONSIBLES, DELAY_STATUSES } from '#production/enums/delays'
import { delayListing } from './listing.js'
import { NOTICE_STATES } from './notice.js'
import { delayStates } from './states.js'
import {
  correctDelayValidator,
  createDelayValidator,
  endDelayValidator,
  grantValidator,
  noticeValidator,
  updateDelayValidator,
} from './validator.js'

const values = (list: readonly { value: string }[]) => list.map(({ value }) => value)

const fields = {
  ...{ id, version: whole, number: text, projectId: id, projectCode: text, projectName: text },
  projectNameAr: nullable(text),
  ...{ title: text, titleAr: nullable(text), details: nullable(text) },
  cause: oneOf(values(DELAY_CAUSES)),
  responsible: oneOf(values(DELAY_RESPONSIBLES)),
  ...{ firstOn: day, lastOn: nullable(day) },
  ...{ noticeOn: nullable(day), noticeReference: nullable(text), noticeDueOn: nullable(day) },
  noticeState: oneOf([...NOTICE_STATES]),
  status: oneOf([...DELAY_STATUSES]),
  ...{ claimId: nullable(id), claimNumber: nullable(text) },
  ...{ lostDays: decimal, grantedDays: nullable(whole) },
  ...each(['decidedByName', 'createdByName', 'reason'], nullable(text)),
  decidedOn: nullable(day),
  createdAt: instant,
}

const taskNames = { taskId: id, code: text, name: text, nameAr: nullable(text) }
export const delayRow = named('DelayRow', object(fields))
const delay = named(
  'Delay',
  object({
    ...fields,
    tasks: arrayOf(object({ ...taskNames, isRemoved: flag, days: decimal })),
    siteReport: nullable(object({ id, number: text })),
    concurrent: arrayOf(object({ id, number: text, title: text, titleAr: nullable(text) })),
    files: arrayOf(object({ id, name: text, mime: text, url: text })),
    can: can(...delayStates.actions),
  })
)

const shift = named('FinishShift', object({ days: whole, workingDays: number }))
export const impactBase = object({
  kind: oneOf(['plan', 'baseline']),
  ...{ id: nullable(id), name: nullable(text), takenOn: nullable(day) },
})
/** Null for a project without a schedule. */
export const impactFigures = nullable(
  named(
    'ImpactFigures',
    object({
      ...each(['finishBeforeOn', 'finishAfterOn'], day),
      ...each(['critical', 'excusable', 'compensable'], shift),
      delays: arrayOf(
        object({
          ...{ id, alone: shift, concurrent: arrayOf(id) },
          tasks: arrayOf(
            object({
              ...taskNames,
              unaffected: nullable(oneOf(['finished', 'absent', 'no_work'])),
              ...each(['lostDays', 'floatDays', 'consumedDays'], number),
            })
          ),
        })
      ),
    })
  )
)
const impact = named(
  'DelayImpact',
  object({ projectId: id, base: impactBase, impact: impactFigures })
)

const change = (summary: string) => ({ summary, versioned: true as const, answer: delay })
const bases = { base: oneOf(['plan']), baselineId: id }

describe('/api/delays', {
  GET: { summary: 'List delays', list: delayListing, answer: arrayOf(delayRow) },
  POST: {
    summary: 'Enter a delay',
    body: createDelayValidator,
    answer: delay,
    failures: [409],
  },
  'GET /:id': { summary: 'Get a delay with its tasks and evidence', answer: delay },
  'PATCH /:id': { ...change('Change a draft of a delay'), body: updateDelayValidator },
  'DELETE /:id': { summary: 'Delete a draft of a delay', versioned: true },
  'GET /:id/history': {
    summary: 'List the changes of a delay, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
  'GET /:id/impact': {
    summary: 'Compute what a delay does to the finish',
    query: bases,
    answer: impact,
  },
  'POST /:id/files': {
    summary: 'Add a file as evidence of a delay',
    files: { file: 'required' },
    answer: delay,
    status: 201,
  },
  'POST /:id/record': { ...change('Record a delay'), body: noBody },
  'POST /:id/correct': { ...change('Correct a recorded delay'), body: correctDelayValidator },
  'POST /:id/end': { ...change('End a delay that lasts'), body: endDelayValidator },
  'POST /:id/notice': { ...change('Keep that notice was given'), body: noticeValidator },
  'POST /:id/grant': { ...change('Grant days for a claimed delay'), body: grantValidator },
  'POST /:id/reject': { ...change('Reject a delay'), body: reasonValidator },
})

describe('/api/projects', {
  'GET /:id/delay-impact': {
    summary: 'Compute what several delays of a project do to its finish together',
    query: { ...bases, delayIds: arrayOf({ type: 'integer' }) },
    answer: impact,
  },
})
