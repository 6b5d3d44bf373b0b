import vine from '@vinejs/vine'
import { PROJECT_STATUSES } from '#production/enums/project_statuses'

export const projectStepValidator = vine.create({
  status: vine.enum(PROJECT_STATUSES.map(({ value }) => value)),
})
