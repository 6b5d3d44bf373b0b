import type { HttpSession } from '#tests/helpers/http_session'
import type { Server } from './servers.ts'

const ROUNDS = 10
const GOAL_MS = 30

/** What people type, by how the portal has to look for it. */
const KINDS: Record<string, string[]> = {
  words: ['falcon steel', 'najd schools', 'gulf consult', 'riyadh manager', 'mohammed al-rashid'],
  'Arabic words': ['محمد الراشد', 'شركة الصقر', 'تركي', 'مدير المشاريع', 'الخليج الطبية'],
  'one common word': ['riyadh', 'manager', 'contracting', 'محمد', 'الرياض'],
  'inside words': ['alcon', 'ammed', 'eddah', 'طوير', 'iyad'],
  'phone and e-mail': ['0550008', '+966 55 100', 'turki.malki', 'hamad.rashid.4711', '@najd'],
  'no hit': ['zzqxw', 'qqqq falcon', 'خخخخ', '000000000000', 'falcon zzqxw'],
}

/** Prints the 95th of a hundred times of each kind, one request at a time, with the exact total. */
export async function searchKinds(portal: Server, { headers }: HttpSession) {
  for (const [kind, texts] of Object.entries(KINDS)) {
    const times: number[] = []
    for (let round = 0; round <= ROUNDS; round++) {
      for (const text of texts) {
        const time = await timeOf(portal, headers, text)
        if (round) times.push(time)
      }
    }
    times.sort((a, b) => a - b)
    const [middle, late] = [times[times.length >> 1], times[Math.floor(times.length * 0.95)]]
    console.log(
      `search, ${kind}`.padEnd(36),
      `median ${middle.toFixed(1)}, p95 ${late.toFixed(1)} ms (goal ≤ ${GOAL_MS}) ${late <= GOAL_MS ? 'reached' : 'MISSED'}`
    )
  }
}

async function timeOf({ origin }: Server, headers: Record<string, string>, text: string) {
  const path = `/api/clients?_start=0&_end=25&_sort=name&_order=asc&q=${encodeURIComponent(text)}`
  const begun = performance.now()
  const response = await fetch(origin + path, { headers })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return performance.now() - begun
}
