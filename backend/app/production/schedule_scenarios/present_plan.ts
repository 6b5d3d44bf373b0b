import { setting } from '#core/settings/settings'
import { parseMoment, type Moment } from '#engines/scheduling/moment'
import { askPlan } from './ask_plan.js'
import { basisOf } from './basis.js'
import { presentState } from './present_state.js'
import ScheduleScenario from './scenario.js'

/** What an hour of overtime costs against any other, while the settings say nothing else. */
const USUAL_OVERTIME = '1.5'

/** The schedule as it is, what the optimizer is asked about it, and what all of that was made from. */
export async function presentPlan({ projectId, extras, whatIf }: ScheduleScenario) {
  const present = await presentState(projectId)
  const { version } = present.state.settings
  const basis = basisOf(present)
  const asked = askPlan({
    ...{ ...present, extras, whatIf },
    held: await heldTasks(projectId),
    overtimeFactor: Number(setting('overtimeFactor', USUAL_OVERTIME)),
  })
  return { asked, version, basis }
}

/** The tasks that accepted scenarios hold back, with the moment until which they do. */
async function heldTasks(projectId: number): Promise<Map<number, Moment>> {
  const accepted = await ScheduleScenario.query()
    .where({ projectId, status: 'accepted' })
    .orderBy('id')
  const held = new Map<number, Moment>()
  for (const { result } of accepted)
    for (const { taskId, at } of result?.holds ?? []) {
      if (at === null) held.delete(taskId)
      else held.set(taskId, parseMoment(at))
    }
  return held
}
