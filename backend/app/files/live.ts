import { publishLive } from '#core/live/publish_live'
import type { Unit } from '#core/unit/unit'

/** Tells open file managers, after the commit, that a file or folder has changed. */
export function announce(
  unit: Unit,
  resource: 'files' | 'folders',
  { id }: { id: number },
  action: string
) {
  unit.afterCommit(() =>
    publishLive({ event: 'record', ability: 'files.open', data: { resource, id, action } })
  )
}
