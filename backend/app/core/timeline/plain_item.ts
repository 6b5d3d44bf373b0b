import type { TimelineItem } from './sources.js'

/** An item with only what it has; the rest is null. */
export function timelineItem(
  known: Pick<TimelineItem, 'kind' | 'id' | 'at' | 'title'> & Partial<TimelineItem>
): TimelineItem {
  return {
    details: null,
    status: null,
    amount: null,
    currency: null,
    link: null,
    userId: null,
    ...known,
  }
}
