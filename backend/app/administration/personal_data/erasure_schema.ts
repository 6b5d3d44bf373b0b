import {
  arrayOf,
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
import { KEEP_REASONS } from '#core/personal_data/erasure_rule'
import { OBSTACLES } from '#core/personal_data/obstacles'
import { SUBJECT_KINDS } from '#core/personal_data/people'

export const erasureSchema = named(
  'PersonalDataErasure',
  object({
    ...{ kind: oneOf(SUBJECT_KINDS), id, isRequested: flag, isInterested: flag },
    obstacles: arrayOf(object({ code: oneOf(OBSTACLES), from: nullable(day) })),
    areas: arrayOf(
      object({
        ...{ name: text, how: oneOf(['delete', 'replace', 'keep']), count: whole, more: flag },
        replaced: arrayOf(text),
        kept: arrayOf(object({ reason: oneOf(KEEP_REASONS), columns: arrayOf(text) })),
      })
    ),
  })
)
