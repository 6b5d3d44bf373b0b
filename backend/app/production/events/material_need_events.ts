/** The schedule now needs materials on other days, or needs them no more. */
export const MATERIAL_NEEDS_MOVED = 'production.material_needs_moved'

export interface MaterialNeedsMoved {
  projectId: number
  projectCode: string
  needs: MovedNeed[]
}

export interface MovedNeed {
  needId: number
  /** Null where the task had no dates. */
  from: string | null
  /** Null where the need is gone with its task. */
  to: string | null
}
