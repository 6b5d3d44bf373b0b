import type { PlannedEntry } from './outcomes.js'
import { tallyOf } from './outcomes.js'

/** What an import does or has done, in the order of the file. */
export function importView(fileName: string, planned: readonly PlannedEntry[]) {
  return {
    fileName,
    total: planned.length,
    ...tallyOf(planned),
    entries: planned.map(({ entry, outcome, reason }) => ({
      line: entry.line,
      title: entry.title,
      outcome,
      reason,
      startsAt: entry.events[0]?.startsAt ?? null,
      allDay: entry.events[0]?.allDay ?? false,
      repeats: entry.events[0]?.repeats ?? null,
      /** Of a series that is written out, its last day that is imported. */
      writtenOut: entry.isWrittenOut
        ? { events: entry.events.length, until: entry.events.at(-1)?.startsAt ?? null }
        : null,
    })),
  }
}
