import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import User from '#identity/shared/user'
import { confirmStep } from '#administration/setup_steps/confirm_step'
import { STEP_NAMES } from '#administration/setup_steps/missing'
import { DemoUnit } from '#database/seeders/demo/engineering/demo_unit'

/** The demo company was set up long ago, without a mail server of its own. */
export async function seedSetupSteps() {
  await db.transaction(async (trx) => {
    const user = await User.findByOrFail('username', 'admin', { client: trx })
    const at = DateTime.utc().minus({ days: 300 })
    const unit = new DemoUnit(trx, { at, by: { id: user.id, name: user.name } })
    for (const step of STEP_NAMES) await confirmStep(unit, step)
  })
}
