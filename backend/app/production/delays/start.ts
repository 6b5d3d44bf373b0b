import { registerTask } from '#core/scheduled/tasks'
import { registerSearch } from '#core/search/sources'
import { registerFileOwner } from '#files/shared/file_owners'
import { DELAY_EVIDENCE } from './evidence.js'
import { delayListing } from './listing.js'
import { notifyNoticeDeadlines } from './notify_notice_deadlines.js'
import './number_series.js'
import { projectScope } from './scope.js'

registerSearch({
  resource: 'delays',
  entityType: 'delay',
  ability: 'delays.view',
  listing: delayListing,
  scope: ({ abilities, actor }) =>
    projectScope({ abilities, userId: actor?.id ?? 0 }, 'delays.project_id'),
  shows: { number: 'number', title: 'title', titleAr: 'title_ar', subtitle: 'notice_reference' },
})

registerFileOwner(DELAY_EVIDENCE, {
  resource: 'delays',
  ability: 'delays.view',
  record: {
    table: 'delays',
    scope: ({ id: userId, abilities }) => projectScope({ userId, abilities }, 'delays.project_id'),
  },
})

registerTask({
  name: 'notify of deadlines for notices of delays',
  seconds: 3600,
  run: () => notifyNoticeDeadlines(),
})
