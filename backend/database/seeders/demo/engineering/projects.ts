import { quotationApproved } from '#engineering/quotations/quotation_payloads'
import Quotation from '#engineering/quotations/models/quotation'
import { createProject } from '#production/projects/create_project'
import type { DemoContext } from '#database/seeders/demo/context'
import { DEMO_USERS } from '#database/seeders/demo/users'
import { DemoUnit, sqlTime } from './demo_unit.js'

/** Stages of a quotation that was approved, whatever has become of it. */
const APPROVED_ONCE = ['approved', 'submitted_to_client', 'superseded', 'won', 'lost']

/**
 * The project of every approved quotation, older ones further on; that of a lost one is closed.
 * @returns those that go on
 */
export async function seedProjects({
  trx,
  now,
  users,
}: DemoContext): Promise<DemoContext['projects']> {
  const approved = await Quotation.query({ client: trx })
    .whereIn('stage', APPROVED_ONCE)
    .orderBy('decidedAt')
    .orderBy('id')
  for (const [index, quotation] of approved.entries()) {
    const at = quotation.decidedAt!
    const by = DEMO_USERS.find(({ username }) => users[username].id === quotation.decidedBy)!
    const unit = new DemoUnit(trx, { at, by: { id: quotation.decidedBy!, name: by.name } })
    await createProject(quotationApproved(quotation, null), unit, at.year)
    const moment = sqlTime(at)
    await trx
      .from('projects')
      .where('quotation_id', quotation.id)
      .update({
        status: lost(quotation) ? 'closed' : statusAt(index, now.diff(at, 'days').days),
        created_at: moment,
        updated_at: moment,
      })
  }
  return trx
    .from('projects')
    .whereIn(
      'quotation_id',
      approved.filter((quotation) => !lost(quotation)).map(({ id }) => id)
    )
    .select('id', 'name', 'name_ar')
    .orderBy('id')
}

const lost = ({ stage }: Quotation) => stage === 'lost'

function statusAt(index: number, ageInDays: number): string {
  if (ageInDays > 330) return index % 3 ? 'closed' : 'completed'
  if (ageInDays > 240) return 'completed'
  if (ageInDays > 60) return index % 6 === 0 ? 'on_hold' : 'in_progress'
  return 'active'
}
