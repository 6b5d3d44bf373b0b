import { job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  day,
  each,
  flag,
  id,
  named,
  nullable,
  number,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { TEAM_ROLES } from '#production/enums/team_roles'
import { staffingFileValidator, staffingValidator } from './validator.js'

const roles = TEAM_ROLES.map(({ value }) => value)

const person = named(
  'StaffedPerson',
  object({
    employeeId: id,
    ...each(['number', 'name', 'nameAr', 'position', 'positionAr'], text),
    ...each(['departmentName', 'departmentNameAr'], text),
    weeks: arrayOf(
      object({
        projects: arrayOf(object({ projectId: id, role: oneOf(roles) })),
        ...each(['assignedDays', 'workingDays'], whole),
        utilization: nullable(number),
        worked: nullable(
          object({
            ...{ timesheetId: id, minutes: whole },
            projects: arrayOf(object({ projectId: nullable(id), minutes: whole })),
          })
        ),
      })
    ),
  })
)

const project = { id, code: text, name: text, nameAr: nullable(text) }

describe('/api/project-staffing', {
  GET: {
    summary: 'List who is on which project in some weeks, of the people whom the viewer may see',
    query: staffingValidator,
    counted: true,
    answer: named(
      'ProjectStaffing',
      object({
        ...{ from: day, show: oneOf(['assigned', 'everyone']), isOpen: flag },
        ...each(['departmentId', 'projectId'], nullable(id)),
        weeks: arrayOf(
          object({ from: day, to: day, people: whole, utilization: nullable(number) })
        ),
        projects: arrayOf(object({ ...project, people: whole })),
        workedProjects: arrayOf(object(project)),
        people: arrayOf(person),
      })
    ),
  },
  'POST /exports': {
    summary: 'Export who is on which project in some weeks',
    body: staffingFileValidator,
    status: 202,
    answer: job,
  },
})
