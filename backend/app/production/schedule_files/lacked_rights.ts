import type { ImportPreview } from './import_preview.js'

/** What a file may bring beside the plan, and what it takes to write that. */
const RIGHTS = {
  calendars: 'work-calendars.manage',
  resources: 'schedule-resources.manage',
} as const

export type Brought = keyof typeof RIGHTS
export const BROUGHT = Object.keys(RIGHTS) as Brought[]

/** Whether someone may add what a file brings of a kind. */
export const mayAdd = (kind: Brought, abilities: ReadonlySet<string>) => abilities.has(RIGHTS[kind])

/** What a file would add that the viewer may not: hours and crews are for all projects. */
export const lackedFor = (
  preview: Pick<ImportPreview, Brought> | null,
  abilities: ReadonlySet<string>
): Brought[] =>
  BROUGHT.filter((kind) => preview?.[kind].some(({ isNew }) => isNew) && !mayAdd(kind, abilities))
