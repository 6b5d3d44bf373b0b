import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { personIn, userNames } from '#core/base/user_names'
import { isoInstant } from '#core/database/instants'
import { missingBySteps, STEP_NAMES } from './missing.js'

export const STEP_STATES = ['open', 'done', 'left_out'] as const

/** Every step of setting the portal up, in its order, with what it lacks and who has confirmed it. */
export async function presentSteps(client: QueryClientContract) {
  const rows: { step: string; confirmed_at: Date | string; confirmed_by: number | null }[] =
    await client.from('setup_steps').select('step', 'confirmed_at', 'confirmed_by')
  const names = await userNames(
    rows.map(({ confirmed_by: id }) => id),
    client
  )
  const missing = await missingBySteps(client)
  return STEP_NAMES.map((step, index) => {
    const row = rows.find((one) => one.step === step)
    const by = row?.confirmed_by ?? null
    return {
      id: index + 1,
      step,
      state: stateOf(Boolean(row), missing[step].length),
      missing: missing[step],
      confirmedAt: row ? isoInstant(row.confirmed_at)! : null,
      confirmedBy: personIn(names, by),
    }
  })
}

/** What is confirmed although something is missing has been left out on purpose. */
function stateOf(isConfirmed: boolean, missing: number): (typeof STEP_STATES)[number] {
  if (!isConfirmed) return 'open'
  return missing ? 'left_out' : 'done'
}
