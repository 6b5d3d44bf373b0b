import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'

/** Notifies open file managers, after the commit, that a file or folder has changed. */
export function publishChange(
  uow: UnitOfWork,
  resource: 'files' | 'folders',
  { id }: { id: number },
  action: string
) {
  uow.afterCommit(() =>
    publishLive({ event: 'record', ability: 'files.open', data: { resource, id, action } })
  )
}
