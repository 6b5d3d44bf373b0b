import type { DemoContext } from '#database/seeders/demo/context'
import { seededRandom } from '#database/seeders/random'

const TALKS: [kind: string, subject: string, details: string | null][] = [
  [
    'call',
    'Requested a quotation for curtain walling',
    'Needed before the board meeting on Sunday.',
  ],
  ['visit', 'Showed the workshop and the powder-coating line', null],
  ['meeting', 'Went through the steel package with their engineer', 'Grade S355 instead of S275.'],
  ['email', 'Sent the company profile and prequalification documents', null],
  ['call', 'متابعة عرض السعر المرسل', 'ينتظرون موافقة المالك هذا الأسبوع.'],
  ['visit', 'زيارة الموقع مع مهندس المشروع', 'أساسات المبنى الثاني مكتملة.'],
  ['meeting', 'مناقشة شروط الدفع والضمان', null],
  ['note', 'يفضل التواصل عبر الواتساب', null],
  ['note', 'Decides jointly with the consultant; keep both informed', null],
]

/** What was spoken about with two thirds of the clients, and when each was last spoken with. */
export async function seedActivities({ trx, now, users, clients }: DemoContext) {
  const random = seededRandom(1447)
  const people = ['bdm', 'bdm.clients'].map((name) => users[name].id)
  const rows = []
  for (const client of clients) {
    if (random.chance(0.33)) continue
    for (let i = random.whole(1, 4); i > 0; i--) {
      const at = now
        .minus({ days: random.whole(1, 160), minutes: random.whole(0, 500) })
        .toFormat('yyyy-MM-dd HH:mm:ss')
      const [kind, subject, details] = random.pick(TALKS)
      const person = random.pick(people)
      rows.push({
        client_id: client.id,
        kind,
        subject,
        details,
        occurred_at: at,
        version: 1,
        created_by: person,
        updated_by: person,
        created_at: at,
        updated_at: at,
      })
    }
  }
  for (let i = 0; i < rows.length; i += 50)
    await trx.table('client_activities').multiInsert(rows.slice(i, i + 50))
  await trx.rawQuery(
    `UPDATE clients SET last_contact_at = (SELECT MAX(occurred_at) FROM client_activities
     WHERE client_activities.client_id = clients.id AND kind <> 'note')`
  )
}
