import { historyEntry } from '#core/openapi/records'
import { arrayOf, can, instant, oneOf, text } from '#core/openapi/schema'

export const values = (choices: readonly { value: string }[]) =>
  oneOf(choices.map(({ value }) => value))

export const stamps = { createdAt: instant, updatedAt: instant }

export const kept = { can: can('update', 'delete'), allowedActions: arrayOf(text) }

export const history = {
  summary: 'List the changes, newest first',
  counted: true,
  answer: arrayOf(historyEntry),
} as const
