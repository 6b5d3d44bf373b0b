import { job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  day,
  each,
  flag,
  id,
  mapOf,
  named,
  nullable,
  number,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { FIGURE_KINDS } from './report_definition.js'
import { REPORT_NAMES } from './report_list.js'
import { figureValidator, questionValidator, reportFileValidator } from './validator.js'

const row = object({
  ...each(['key', 'label', 'labelAr'], text),
  month: nullable(text),
  values: mapOf(nullable(number)),
})

describe('/api/hr-reports', {
  GET: {
    summary: 'List the reports that the viewer may open',
    answer: arrayOf(
      named(
        'HrReport',
        object({
          name: oneOf(REPORT_NAMES),
          ...each(['title', 'titleAr', 'hint', 'hintAr', 'by', 'byAr'], text),
          asks: arrayOf(oneOf(['months', 'department'])),
          charted: arrayOf(text),
          facts: object(each(['on', 'onAr', 'what', 'whatAr'], nullable(text))),
        })
      )
    ),
  },
  'GET /:name': {
    summary: 'Get the figures of a report, of the people whom the viewer may see',
    query: questionValidator,
    failures: [404],
    answer: named(
      'HrReportFigures',
      object({
        ...{ name: oneOf(REPORT_NAMES), asOf: day, months: whole, departmentId: nullable(id) },
        columns: arrayOf(
          object({
            ...each(['key', 'label', 'labelAr'], text),
            kind: oneOf(FIGURE_KINDS),
            opens: flag,
          })
        ),
        ...{ rows: arrayOf(row), total: row },
      })
    ),
  },
  'GET /:name/rows': {
    summary: 'List the rows behind a figure of a report',
    query: figureValidator,
    counted: true,
    failures: [404],
    answer: arrayOf(
      named(
        'HrReportRow',
        object({
          employeeId: id,
          ...each(['number', 'name', 'nameAr', 'position', 'positionAr'], text),
          ...each(['departmentName', 'departmentNameAr'], text),
          on: nullable(day),
          ...each(['what', 'whatAr'], nullable(text)),
          amount: number,
        })
      )
    ),
  },
  'POST /:name/exports': {
    summary: 'Export a report, or the rows behind one of its figures',
    body: reportFileValidator,
    status: 202,
    failures: [404],
    answer: job,
  },
})
