import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'

/** Open pages of a review are read again, and those of one of its accounts. */
export function publishReview(uow: UnitOfWork, reviewId: number, itemId?: number) {
  const publish = (resource: string, id: number) =>
    publishLive({
      ...{ event: 'record', ability: 'access-reviews.view' },
      data: { resource, id, action: 'update' },
    })
  uow.afterCommit(() => {
    publish('access-reviews', reviewId)
    if (itemId) publish('access-review-items', itemId)
  })
}
