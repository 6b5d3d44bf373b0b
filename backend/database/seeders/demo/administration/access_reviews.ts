import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { addDays } from '#core/settings/days'
import { DemoUnit } from '#database/seeders/demo/engineering/demo_unit'
import { keepItem } from '#identity/access_review_items/decide_item'
import { completeReview } from '#identity/access_reviews/complete_review'
import { openReview } from '#identity/access_reviews/open_review'
import AccessReviewItem from '#identity/shared/access_review_item'
import User from '#identity/shared/user'

const DAYS_AGO = 40
const TOOK_DAYS = 6

/** A review that was completed last month: the next one is compared with it. */
export async function seedAccessReview() {
  await db.transaction(async (trx) => {
    const by = await unitsOf(trx)
    const { id, version, openedOn, dueOn } = await openReview(by.admin, {
      ...{ origin: 'schedule', note: null },
    })
    const items = await AccessReviewItem.query({ client: trx }).where('reviewId', id).orderBy('id')
    for (const item of items)
      await keepItem(item.username === 'admin' ? by.manager : by.admin, item)
    await completeReview(by.admin, id, version)
    const completedAt = DateTime.utc().minus({ days: DAYS_AGO - TOOK_DAYS })
    const at = completedAt.toFormat('yyyy-MM-dd HH:mm:ss')
    await trx
      .from('access_reviews')
      .where('id', id)
      .update({
        opened_on: addDays(openedOn, -DAYS_AGO),
        due_on: addDays(dueOn, -DAYS_AGO),
        completed_at: at,
      })
    await trx.from('access_review_items').where('review_id', id).update({ decided_at: at })
  })
}

async function unitsOf(trx: TransactionClientContract) {
  const at = DateTime.utc().minus({ days: DAYS_AGO })
  const unitOf = async (username: string) => {
    const { id, name } = await User.findByOrFail('username', username, { client: trx })
    return new DemoUnit(trx, { at, by: { id, name } })
  }
  return { admin: await unitOf('admin'), manager: await unitOf('general.manager') }
}
