import type { JsonSchema } from './schema.js'

export interface DocumentedRoute {
  method: string
  pattern: string
  name: string
  ability: string
  /** What the members of the path look like. */
  params: Record<string, JsonSchema>
}
