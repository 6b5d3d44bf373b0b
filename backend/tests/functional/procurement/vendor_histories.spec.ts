import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import fc from 'fast-check'
import { today } from '#core/settings/firm_clock'
import { delegations } from '#identity/delegations/delegated_abilities'
import { idOf } from '#tests/functional/core/approvals/order_steps'
import { permit } from '#tests/helpers/permissions'
import { person } from '#tests/helpers/users'
import { call, sendDocument, vendorBody } from './support.js'
import { importVendor } from './vendor_import.js'

/** More of them by `VENDOR_HISTORIES=500`. */
const HISTORIES = Number(process.env.VENDOR_HISTORIES ?? 12)
const SEED = Number(process.env.VENDOR_SEED ?? Date.now() % 1e9)

const WRITERS = ['staff', 'buyer', 'admin']
const DECIDERS = ['buyer', 'admin', 'general.manager']
const PROOFS = ['commercial_registration', 'national_address', 'vat_certificate']
const PAST = '2026-01-31'

/** What people may write, and whether an approval rests on it. */
const EDITS = [
  { body: { crNumber: '1010123456' }, counts: true },
  { body: { crNumber: '1010654321' }, counts: true },
  { body: { country: 'Bahrain', type: 'international' }, counts: true },
  { body: { country: 'السعودية', type: 'domestic' }, counts: true },
  { body: { mobile: '0551112223', city: 'Jeddah' }, counts: false },
  { body: { mobile: '0551112224', city: 'Abha' }, counts: false },
]

const writer = fc.constantFrom(...WRITERS)
const decider = fc.constantFrom(...DECIDERS)
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('edit'), by: writer, edit: fc.constantFrom(...EDITS) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('upload'),
      by: writer,
      type: fc.constantFrom(...PROOFS, 'other'),
      expiresOn: fc.constantFrom(PAST, '2099-01-31', ''),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove'), by: writer, nth: fc.nat(3) }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('approve'), by: decider }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('submit'), by: writer }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('hold'), by: decider }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('import'),
      by: writer,
      name: fc.constantFrom('A', 'B'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delegate'), by: decider, to: decider }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('return'), by: decider }) }
)
const history = fc.record({ by: writer, steps: fc.array(step, { minLength: 12, maxLength: 24 }) })
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** What happened to one vendor, as the answers have it and not as the portal keeps it. */
interface Story {
  client: ApiClient
  id: number
  creator: string
  /** Who wrote what stands, beside the creator. */
  authors: Set<string>
  /** Who decides in whose name. */
  loans: { from: string; to: string }[]
  /** What the vendor was when it was approved. */
  approvedAs: string | null
  took: { approvals: number; refusals: number; fallen: number }
}

const REFUSED = [403, 404, 409, 412, 422]
const done = (status: number) => {
  if (status >= 300 && !REFUSED.includes(status)) throw new Error(`answered ${status}`)
  return status < 300
}
const path = ({ id }: Story) => `/api/vendors/${id}`
const shown = async (story: Story, by = 'admin') =>
  (await call(story.client, by, 'get', path(story))).body()

/** Who the vendor is, from its rows: what an approval was given for. */
async function identity({ id }: Story) {
  const { name, type, country, cr_number, vat_number, status } = await db
    .from('vendors')
    .where('id', id)
    .first()
  const documents: { id: number; document_type: string; expires_on: string | Date | null }[] =
    await db.from('vendor_documents').where('vendor_id', id).orderBy('id')
  const proofs = documents.filter((one) => PROOFS.includes(one.document_type))
  const ids = proofs.map((one) => one.id)
  const print = JSON.stringify([name, type, country, cr_number, vat_number, ids])
  return { print, status, proofs, domestic: type === 'domestic' }
}

/** An approval stands only for what was approved. */
async function holds(story: Story) {
  const { print, status } = await identity(story)
  if (status !== 'approved') return
  if (story.approvedAs !== print) throw new Error(`approved as ${story.approvedAs}, is ${print}`)
}

async function edit(story: Story, by: string, { body, counts }: (typeof EDITS)[number]) {
  const before = (await identity(story)).print
  const { version: seen } = await shown(story)
  const response = await call(story.client, by, 'patch', path(story), { body, seen })
  if (!done(response.status())) return
  const changed = (await identity(story)).print !== before
  if (changed !== counts && changed) throw new Error('a change that does not count changed it')
  if (changed) story.authors.add(by)
}

async function upload(story: Story, by: string, documentType: string, expiresOn: string) {
  const fields = { documentType, ...(expiresOn && { expiresOn }) }
  const response = await sendDocument(story.client, by, story.id, fields)
  if (done(response.status())) story.authors.add(by)
}

async function remove(story: Story, by: string, nth: number) {
  const { documents } = await shown(story)
  if (!documents[nth]) return
  const at = `${path(story)}/documents/${documents[nth].id}`
  if (done((await call(story.client, by, 'delete', at)).status())) story.authors.add(by)
}

async function fromFile(story: Story, by: string, name: string) {
  const before = (await identity(story)).print
  await importVendor(by, { name, type: 'domestic', group: 'supplier' }, story.id)
  if ((await identity(story)).print !== before) story.authors.add(by)
}

/** A person, and who decides in their name or in whose name they decide. */
const circleOf = ({ loans }: Story, by: string) => [
  by,
  ...loans.flatMap(({ from, to }) => (from === by ? [to] : to === by ? [from] : [])),
]

async function approve(story: Story, by: string) {
  const { authors, creator, took } = story
  const seen = await shown(story, by)
  const sent = { body: { status: 'approved' }, seen: seen.version }
  const response = await call(story.client, by, 'post', `${path(story)}/status`, sent)
  const taken = done(response.status())
  if (seen.can.approve !== taken)
    throw new Error(`${by} is shown ${seen.can.approve}, and was answered ${response.status()}`)
  if (!taken) {
    if (response.status() === 403) took.refusals++
    return
  }
  if (circleOf(story, by).some((one) => one === creator || authors.has(one)))
    throw new Error(`${by} approved what is their own`)
  const { print, proofs, domestic } = await identity(story)
  const valid = new Set(
    proofs
      .filter((one) => !one.expires_on || String(one.expires_on).slice(0, 10) !== PAST)
      .map((one) => one.document_type)
  )
  const needed = domestic ? PROOFS.slice(0, 2) : PROOFS.slice(0, 1)
  if (!needed.every((type) => valid.has(type))) throw new Error('approved without its documents')
  story.approvedAs = print
  authors.clear()
  took.approvals++
}

async function move(story: Story, by: string, verb: 'submit' | 'hold') {
  const { version: seen } = await shown(story)
  const body = verb === 'hold' ? { status: 'on_hold', reason: 'Late' } : {}
  const at = `${path(story)}/${verb === 'hold' ? 'status' : 'submit'}`
  done((await call(story.client, by, 'post', at, { body, seen })).status())
}

async function delegate({ client, loans }: Story, from: string, to: string) {
  const body = { delegateId: await idOf(to), fromOn: today(), toOn: today() }
  const given = await call(client, from, 'post', '/api/approval-delegations', { body })
  if (done(given.status())) loans.push({ from, to })
}

async function comeBack(story: Story, by: string) {
  const own = await idOf(by)
  const given = (await call(story.client, by, 'get', '/api/approval-delegations')).body()
  for (const { id, user } of given)
    if (user.id === own)
      done((await call(story.client, by, 'delete', `/api/approval-delegations/${id}`)).status())
  story.loans = story.loans.filter(({ from }) => from !== by)
}

async function take(story: Story, one: Step) {
  const before = (await identity(story)).status
  if ('edit' in one) await edit(story, one.by, one.edit)
  else if ('type' in one) await upload(story, one.by, one.type, one.expiresOn)
  else if ('nth' in one) await remove(story, one.by, one.nth)
  else if ('name' in one) await fromFile(story, one.by, one.name)
  else if ('to' in one) await delegate(story, one.by, one.to)
  else if (one.do === 'approve') await approve(story, one.by)
  else if (one.do === 'return') await comeBack(story, one.by)
  else await move(story, one.by, one.do as 'submit' | 'hold')
  await holds(story)
  if (before === 'approved' && (await identity(story)).status === 'under_review')
    story.took.fallen++
}

/** The way through, and the way round: whatever the seed, both are walked. */
const WAY: Step[] = [
  { do: 'upload', by: 'staff', type: PROOFS[0], expiresOn: '2099-01-31' },
  { do: 'upload', by: 'staff', type: PROOFS[1], expiresOn: '' },
  ...WRITERS.map((by): Step => ({ do: 'edit', by, edit: EDITS[0] })),
  ...DECIDERS.map((by): Step => ({ do: 'approve', by })),
  { do: 'edit', by: 'buyer', edit: EDITS[1] },
  ...DECIDERS.map((by): Step => ({ do: 'approve', by })),
]

test.group('Random histories of vendors', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => delegations.reload())

  test('none is approved by an author of what stands, nor without its valid documents', async ({
    client,
    assert,
  }) => {
    await permit(await person('staff'), 'procurementVendorList')
    const took = { approvals: 0, refusals: 0, fallen: 0 }
    const property = fc.asyncProperty(history, async ({ by, steps }) => {
      const created = await call(client, by, 'post', '/api/vendors', { body: vendorBody() })
      created.assertStatus(201)
      const { id } = created.body()
      const story: Story = {
        ...{ client, id, creator: by, authors: new Set(), loans: [], approvedAs: null, took },
      }
      for (const one of steps) await take(story, one)
      for (const name of DECIDERS) await comeBack(story, name)
    })
    await fc.assert(property, {
      ...{ numRuns: HISTORIES, seed: SEED, endOnFailure: true },
      examples: [[{ by: 'staff', steps: WAY }]],
    })
    assert.isAbove(took.approvals, 1)
    assert.isAbove(took.refusals, 0)
    assert.isAbove(took.fallen, 0)
  }).timeout(120_000 + HISTORIES * 5000)
})
