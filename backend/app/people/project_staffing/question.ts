import { today } from '#core/settings/firm_clock'
import type { StaffingQuestion } from './find_staffing.js'

const USUAL_WEEKS = 8

type Asked = { [Key in keyof StaffingQuestion]?: StaffingQuestion[Key] | null }

/** A question as people send it: from this week on, everyone on a project, unless they say otherwise. */
export const staffingQuestion = ({ from, weeks, departmentId, projectId, show }: Asked) => ({
  from: from ?? today(),
  weeks: weeks ?? USUAL_WEEKS,
  ...{ departmentId: departmentId ?? null, projectId: projectId ?? null },
  show: show ?? ('assigned' as const),
})
