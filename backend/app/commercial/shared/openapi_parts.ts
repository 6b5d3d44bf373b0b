import { mapOf, nullable, text } from '#core/openapi/schema'

export const party = mapOf(nullable(text))
