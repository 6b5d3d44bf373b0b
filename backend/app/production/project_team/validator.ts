import vine from '@vinejs/vine'
import { day, line, reference } from '#core/validation/fields'
import { TEAM_ROLES } from '#production/enums/team_roles'

const role = () => vine.enum(TEAM_ROLES.map(({ value }) => value))
const optional = {
  /** The last day on the project. */
  toOn: day().nullable().optional(),
  note: line(200).nullable().optional(),
}

export const createMemberValidator = vine.create({
  userId: reference(),
  role: role(),
  fromOn: day(),
  ...optional,
})

/** Another person is another member. */
export const updateMemberValidator = vine.create({
  role: role().optional(),
  fromOn: day().optional(),
  ...optional,
})
