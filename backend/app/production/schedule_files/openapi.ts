import { job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  each,
  flag,
  id,
  instant,
  named,
  nullable,
  object,
  oneOf,
  text,
  uuid,
  whole,
} from '#core/openapi/schema'
import { DISAGREEMENT_CAUSES, COMPARED_FIGURES } from '#engines/schedule_files/agreement'
import { SCHEDULE_FILE_FAULTS } from '#engines/schedule_files/errors'
import { LEFTOVER_KINDS } from '#engines/schedule_files/leftovers'
import { LINK_NOTE_KINDS } from '#engines/schedule_files/link_notes'
import { LINK_TYPES } from '#engines/scheduling/network'
import { SCHEDULE_FORMATS } from '#engines/schedule_files/schedule_file'
import { BROUGHT } from './lacked_rights.js'
import { IMPORT_STATUSES } from './schedule_import.js'
import { applyScheduleValidator, exportScheduleValidator } from './validator.js'

const compared = object({ compared: whole, agreeing: whole })
const agreement = named(
  'ScheduleAgreement',
  object({
    compared: whole,
    agreeing: whole,
    figures: object(each(COMPARED_FIGURES, compared)),
    disagreements: arrayOf(
      object({
        ...each(['code', 'name', 'file', 'engine'], text),
        figure: oneOf(COMPARED_FIGURES),
        cause: oneOf(DISAGREEMENT_CAUSES),
      })
    ),
  })
)

const task = object({ code: text, name: text })
const linkType = oneOf(LINK_TYPES)
const linkNote = object({
  ...{ kind: oneOf(LINK_NOTE_KINDS), from: task, to: task, type: linkType, lag: whole },
  stored: nullable(object({ type: linkType, lag: whole })),
})
const preview = named(
  'ScheduleImportPreview',
  object({
    name: text,
    start: text,
    finish: nullable(text),
    ...each(['tasks', 'milestones', 'summaries', 'links', 'assignments'], whole),
    ...each(['calendars', 'resources'], arrayOf(object({ name: text, isNew: flag }))),
    leftovers: arrayOf(object({ kind: oneOf(LEFTOVER_KINDS), count: whole, names: arrayOf(text) })),
    baselines: arrayOf(object({ number: whole, name: text, tasks: whole, isNew: flag })),
    /** Tasks that the file places before the project starts. */
    beforeProject: nullable(object({ startsOn: day, count: whole, tasks: arrayOf(task) })),
    notes: arrayOf(linkNote),
    fault: nullable(object({ fault: text, tasks: arrayOf(text) })),
    agreement: nullable(agreement),
    revision: object({
      ...each(['added', 'changed', 'removed', 'linksAdded', 'linksRemoved'], whole),
      names: object({
        added: arrayOf(task),
        changed: arrayOf(object({ code: text, name: text, fields: arrayOf(text) })),
        removed: arrayOf(task),
      }),
    }),
  })
)

const batch = named(
  'ScheduleImport',
  object({
    id,
    version: whole,
    projectId: id,
    format: oneOf(SCHEDULE_FORMATS),
    fileName: text,
    status: oneOf(IMPORT_STATUSES),
    jobId: nullable(uuid),
    fault: nullable(oneOf(SCHEDULE_FILE_FAULTS)),
    faultDetail: nullable(text),
    preview: nullable(preview),
    /** What the file would add, and the viewer may not. */
    lacked: arrayOf(oneOf(BROUGHT)),
    createdAt: instant,
    can: can('apply'),
    allowedActions: arrayOf(oneOf(['apply'])),
  })
)

describe('/api/projects', {
  'POST /:id/schedule/imports': {
    summary: 'Upload a schedule of another program (XER, Project XML, CSV, XLSX) to be read',
    files: { file: 'required' },
    answer: batch,
    status: 202,
  },
  'GET /:id/schedule/imports/:importId': {
    summary: 'Get what was read of a schedule file, and what applying it would change',
    answer: batch,
  },
  'POST /:id/schedule/imports/:importId/apply': {
    summary: 'Make the schedule of the project the one of the file',
    body: applyScheduleValidator,
    versioned: true,
    failures: [409],
    answer: job,
    status: 202,
  },
  'POST /:id/schedule/exports': {
    summary: 'Write the schedule of the project as a file of another program',
    body: exportScheduleValidator,
    answer: job,
    status: 202,
  },
})
