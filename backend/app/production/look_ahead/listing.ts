import type { Listing, ListQuery } from '#core/listing/definition'
import type { Scope } from '#core/listing/page'
import { today } from '#core/settings/firm_clock'
import { parseDay, type Day } from '#engines/scheduling/moment'
import { OPEN } from './late_materials.js'
import { tasksBetween } from './look_ahead_tasks.js'

/** Days that the look-ahead looks at from the first day of its first week. */
const WINDOW = 6 * 7

/** The tasks of six weeks, for a file. */
export const lookAheadListing: Listing = {
  table: 'tasks',
  search: false,
  defaultSort: { field: 'start', order: 'asc' },
  fields: {
    start: { column: 'early_start', type: 'number' },
    projectId: { column: 'project_id', type: 'number', sort: false },
    /** By its first day, counted from 1970. */
    week: {
      ...{ column: 'id', type: 'number', sort: false },
      within: ([from = parseDay(today())]: Day[]) =>
        tasksBetween({ from, to: from + WINDOW, now: parseDay(today()) }).select('tasks.id'),
    },
  },
}

/** Without a project: those on which there is work to prepare. */
export const lookAheadScope = ({ filters }: ListQuery): Scope =>
  filters.some(({ field }) => field === 'projectId')
    ? null
    : (query) =>
        void query.whereExists((open) =>
          open
            .from('projects as open_projects')
            .whereColumn('open_projects.id', 'tasks.project_id')
            .whereIn('open_projects.status', OPEN)
            .select('open_projects.id')
        )
