import type { RouteAbility } from './access.js'

/** One page of the portal: its path, who may open it, and what is shown to the others instead. */
export interface PageRule {
  path: string
  ability: RouteAbility
  /** The department's home, shown to someone who may not open the page itself. */
  home?: string
}
