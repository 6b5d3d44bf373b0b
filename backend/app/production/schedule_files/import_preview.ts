import { formatMoment } from '#engines/scheduling/moment'
import type { Agreement } from '#engines/schedule_files/agreement'
import type { ReadSchedule } from '#engines/schedule_files/orders'
import type { ScheduleFile } from '#engines/schedule_files/schedule_file'
import type { beforeProject } from './before_project.js'
import { countsOf, type KnownIds, type Revision } from './revision.js'

/** Of long lists, what is shown. */
const SHOWN = 100

/** What the file is beside the project that it is read for. */
interface Compared {
  revision: Revision
  early: ReturnType<typeof beforeProject>
  baselines: { number: number; name: string; tasks: number; isNew: boolean }[]
}

/** What a person sees of a file before it is applied. */
export function previewOf(
  file: ScheduleFile,
  { agreement, fault, notes }: ReadSchedule,
  known: KnownIds,
  { revision, early, baselines }: Compared
) {
  const { project, calendars, links, resources, assignments, leftovers } = file
  const starts = [project.start, ...file.tasks.flatMap(({ dates }) => dates?.earlyStart ?? [])]
  const finishes = file.tasks.flatMap(
    ({ dates, actualFinish }) => actualFinish ?? dates?.earlyFinish ?? []
  )
  const finish = finishes.reduce((last, at) => Math.max(last, at), -Infinity)
  return {
    name: project.name,
    start: formatMoment(starts.reduce((first, at) => Math.min(first, at))),
    finish: Number.isFinite(finish) ? formatMoment(finish) : null,
    ...countsOf(file.tasks),
    links: links.length,
    calendars: calendars.map(({ key, name }) => ({
      name,
      isNew: known.calendars.get(key) === null,
    })),
    resources: resources.map(({ key, name }) => ({
      name,
      isNew: known.resources.get(key) === null,
    })),
    assignments: assignments.length,
    leftovers,
    beforeProject: early,
    baselines,
    notes: notes.slice(0, SHOWN),
    fault,
    agreement: agreement && shortened(agreement),
    revision: shownRevision(revision),
  }
}
export type ImportPreview = ReturnType<typeof previewOf>

const shownRevision = ({ added, changed, removed, linksAdded, linksRemoved }: Revision) => ({
  added: added.length,
  changed: changed.length,
  removed: removed.length,
  linksAdded,
  linksRemoved,
  names: {
    added: added.slice(0, SHOWN),
    changed: changed.slice(0, SHOWN),
    removed: removed.slice(0, SHOWN),
  },
})

const shortened = (agreement: Agreement) => ({
  ...agreement,
  disagreements: agreement.disagreements.slice(0, SHOWN),
})
