import { arrayOf, mapOf, named, nullable, object, oneOf, text } from '#core/openapi/schema'
import { ANY_LABEL, CONTACT_KINDS } from './contact_points.js'

export const party = mapOf(nullable(text))

/** Further phones and e-mails of a person or a company. */
export const contactPointList = arrayOf(
  named(
    'ContactPoint',
    object({ kind: oneOf(CONTACT_KINDS), label: oneOf(ANY_LABEL), value: text })
  )
)
