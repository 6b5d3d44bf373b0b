import { historyEntry } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  flag,
  id,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { TEAM_ROLES } from '#production/enums/team_roles'
import { createMemberValidator, updateMemberValidator } from './validator.js'

const member = named(
  'ProjectTeamMember',
  object({
    // whom the record of the project names has neither
    ...{ id: nullable(id), version: nullable(whole), userId: id, userName: nullable(text) },
    role: oneOf(TEAM_ROLES.map(({ value }) => value)),
    ...{ fromOn: nullable(day), toOn: nullable(day), note: nullable(text), isOn: flag },
    can: can('update', 'delete'),
  })
)

describe('/api/projects', {
  'GET /:id/team': { summary: 'List who works on a project', answer: arrayOf(member) },
  'POST /:id/team': {
    summary: 'Take someone into the team of a project',
    body: createMemberValidator,
    status: 201,
    answer: member,
  },
})

describe('/api/project-team', {
  'PATCH /:id': {
    summary: 'Change the role or the time of a member',
    versioned: true,
    body: updateMemberValidator,
    answer: member,
  },
  'DELETE /:id': { summary: 'Remove a member who was never on the project', versioned: true },
  'GET /:id/history': {
    summary: 'List the changes of a member, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
})
