/** The portal as one process, with many clients, that runs an export on a signal. */
import { setTimeout as sleep } from 'node:timers/promises'
import { createIgnitor } from '../../bin/ignitor.js'

const wanted = Number(process.argv[2])
/** As many rows as SQLite takes in one statement. */
const BATCH = 400

await createIgnitor().httpServer().start()

const { default: db } = await import('@adonisjs/lucid/services/db')
const { DateTime } = await import('luxon')
const { seedFoundation } = await import('#database/seeders/foundation')
const { DEMO_PASSWORD } = await import('#database/seeders/demo/users')
const { seededRandom } = await import('#database/seeders/random')
const { ExportCsvJob } = await import('#administration/exports/jobs/export_csv_job')
const { actorOf } = await import('#core/unit_of_work/actor_of')
const { transact } = await import('#core/unit_of_work/transact')
const { blobFacts } = await import('#core/storage/blobs')

const ARABIC = ['محمد الحربي', 'نورة الشمري', 'خالد العتيبي', 'سارة القحطاني']
const LATIN = ['Sami Haddad', 'Layla Mansour', 'Omar Farouk', 'Rania "Rae" Khoury']
const CITIES = ['Riyadh', 'جدة', 'Dammam', 'الخبر', 'Doha']

async function addClients() {
  if (!(await db.from('users').first())) await seedFoundation()
  const { total } = await db.from('clients').count('* as total').first()
  const random = seededRandom(7)
  const now = DateTime.utc().toFormat('yyyy-MM-dd HH:mm:ss')
  for (let at = Number(total); at < wanted; at += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, wanted - at) }, (_, i) => client(at + i))
    await db.transaction((trx) => trx.table('clients').multiInsert(rows))
  }

  function client(number: number) {
    const name = `${random.pick(random.chance(0.5) ? ARABIC : LATIN)} ${number}`
    return {
      name,
      job_title: 'Projects manager',
      company: `Binaa Partner ${number % 5000} Co. Ltd`,
      company_type: 'contractor',
      mobile: `+9665${random.whole(10000000, 99999999)}`,
      email: `person.${number}@partner${number % 5000}.example`,
      phone: `+96611${random.whole(1000000, 9999999)}`,
      location: random.pick(CITIES),
      address: `Building ${number % 900}, King Fahd Road, ${random.pick(CITIES)}`,
      website: `https://partner${number % 5000}.example`,
      notes: random.chance(0.3) ? 'Met at the fair, "asked" for steel and glass façades' : null,
      search_text: `${name.toLowerCase()} partner ${number}`,
      version: 1,
      created_by: 1,
      created_at: now,
      updated_at: now,
    }
  }
}

/** One export as a worker runs it, without the waiting for a turn. */
async function runExport() {
  const actor = await actorOf(1, 'bench')
  global.gc?.()
  const before = process.memoryUsage.rss()
  let peak = before
  const sampler = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 5)
  const start = performance.now()
  let key = ''
  await new ExportCsvJob().handle({
    payload: { resource: 'clients', query: '_sort=name&_order=asc', columns: null, language: 'ar' },
    job: { createdBy: 1 },
    attempt: 1,
    signal: new AbortController().signal,
    progress: async () => {},
    complete: async (work: (unit: never) => Promise<{ fileId: number }>) => {
      const { fileId } = await transact(actor, (uow) => work(uow as never))
      key = (await db.from('files').where('id', fileId).first()).storage_key
    },
  } as never)
  const milliseconds = performance.now() - start
  clearInterval(sampler)
  const { size } = (await blobFacts(key))!
  return { milliseconds, rise: peak - before, size }
}

await addClients()
await sleep(200)
process.on('message', async () => process.send!({ bench: await runExport() }))
process.send!({ bench: { password: DEMO_PASSWORD } })
