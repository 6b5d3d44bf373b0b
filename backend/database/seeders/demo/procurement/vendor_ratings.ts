import type { DemoContext } from '#database/seeders/demo/context'
import { seededRandom } from '#database/seeders/random'
import { RATING_SCALES, ratingScales, type RatingAnswers } from '#procurement/enums/rating_scales'
import { levelsOf, scoreOf, standingOf } from '#procurement/vendors/ratings/score'

const NOTES = [
  'Delivered complete; all documents in order.',
  'Second batch came two days late.',
  'Good workmanship; answers e-mails the same day.',
  'الأسعار مرتفعة والجودة ممتازة.',
  'التزام بالمواعيد وتعاون في الموقع.',
  null,
]

/** One to three ratings for most vendors; the latest one counts. */
export async function seedVendorRatings({ trx, now, users }: DemoContext) {
  const random = seededRandom(75)
  const vendors = await trx.from('vendors').select('id').orderBy('id')
  for (const { id } of vendors) {
    if (random.chance(0.12)) continue
    // what a vendor is like does not change from one rating to the next
    const level = random.pick([1, 2, 3, 3, 4, 4, 4, 5, 5])
    for (let left = random.whole(1, 3); left > 0; left--) {
      const answers = answersAround(level, random)
      const scoreBp = scoreOf(levelsOf(answers))
      const standing = standingOf(scoreBp)
      await trx.table('vendor_ratings').insert({
        vendor_id: id,
        quality: answers.quality,
        delivery_performance: answers.deliveryPerformance,
        responsiveness: answers.responsiveness,
        pricing_competitiveness: answers.pricingCompetitiveness,
        reliability: answers.reliability,
        score_bp: scoreBp,
        standing,
        note: random.pick(NOTES),
        created_by: users[random.pick(['buyer', 'admin'])].id,
        created_at: now
          .minus({ days: left * 45 + random.whole(0, 30) })
          .toFormat('yyyy-MM-dd HH:mm:ss'),
      })
      await trx
        .from('vendors')
        .where('id', id)
        .update({ rating_score_bp: scoreBp, rating_standing: standing })
    }
  }
}

function answersAround(level: number, random: ReturnType<typeof seededRandom>): RatingAnswers {
  return Object.fromEntries(
    ratingScales.map((scale) => {
      const wanted = Math.min(5, Math.max(1, level + random.pick([-1, 0, 0, 1])))
      return [scale, RATING_SCALES[scale].find((answer) => answer.level === wanted)!.value]
    })
  ) as RatingAnswers
}
