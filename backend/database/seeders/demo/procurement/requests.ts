import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit, personOf } from '#database/seeders/demo/engineering/demo_unit'
import Material from '#procurement/materials/models/material'
import type PurchaseRequest from '#procurement/purchase_requests/models/purchase_request'
import Vendor from '#procurement/vendors/models/vendor'
import { awardRequest } from '#procurement/purchase_requests/actions/award_request'
import { enterQuote } from '#procurement/purchase_requests/actions/enter_quote'
import { inviteVendors } from '#procurement/purchase_requests/actions/invite_vendors'
import { lockRequest } from '#procurement/purchase_requests/request_audit'
import { createRequest } from '#procurement/purchase_requests/actions/save_request'
import { decideRequest, submitRequest } from '#procurement/purchase_requests/actions/request_steps'

/** What for, which materials and how much of each, and how far it has come. */
const REQUESTS = [
  {
    title: 'تشطيبات الدور الأول – Finishes of the first floor',
    of: [
      ['TIL-606', '320'],
      ['EPX-001', '180'],
      ['DOR-090', '12'],
    ],
    until: 'awarded',
  },
  {
    title: 'Façade of the north wing',
    of: [
      ['FCD-200', '96'],
      ['ALU-606', '540'],
      ['ANC-016', '30'],
      ['MEM-004', '45'],
    ],
    until: 'quoting',
  },
  { title: 'كابلات اللوحات الرئيسية', of: [['CBL-425', '600']], until: 'approved' },
  {
    title: 'Formwork and insulation, block C',
    of: [
      ['PLY-018', '120'],
      ['INS-050', '260'],
    ],
    until: 'submitted',
  },
  {
    title: 'Safety gear for the new crew',
    of: [
      ['HLM-001', '40'],
      ['GLV-001', '200'],
    ],
    until: 'draft',
  },
] as const

/** How each vendor's prices stand to the last one paid, in percent, by line. */
const OFFERS = [
  { percent: [98, 104, 101, 97], leadDays: 14, freight: '0' },
  { percent: [102, 96, 99, 103], leadDays: 7, freight: '650' },
  { percent: [99, 101], leadDays: 21, freight: '0' },
] as const

type Story = (typeof REQUESTS)[number]

/** Requests at every stage between the first words and the orders. Needs vendors and materials. */
export async function seedRequests(context: DemoContext) {
  const { trx, now, projects } = context
  const storekeeper = personOf(context, 'storekeeper')
  const buyer = personOf(context, 'buyer')
  for (const [i, story] of REQUESTS.entries()) {
    const at = now.minus({ days: 12 - 2 * i })
    const by = (person: typeof storekeeper) => new DemoUnit(trx, { at, by: person })
    const materials = await Material.query({ client: trx }).whereIn(
      'code',
      story.of.map(([code]) => code)
    )
    const { id } = await createRequest(by(storekeeper), {
      title: story.title,
      projectId: projects[i % projects.length]?.id ?? null,
      requiredOn: now.plus({ days: 25 + 5 * i }).toISODate(),
      lines: linesOf(story, materials),
    })
    const request = await lockRequest(by(storekeeper), id)
    if (story.until === 'draft') continue
    await submitRequest(by(storekeeper), request)
    if (story.until === 'submitted') continue
    const abilities = new Set(['purchase-requests.approve'])
    await decideRequest(by(buyer), request, {
      decision: 'approve',
      comment: null,
      by: { userId: buyer.id, abilities, role: 'procurement_manager' },
    })
    if (story.until === 'approved') continue
    await askVendors(by(buyer), request, materials)
    if (story.until === 'awarded') await award(by(buyer), request)
  }
}

function linesOf({ of }: Story, materials: Material[]) {
  const byCode = new Map(materials.map((material) => [material.code, material]))
  return of.flatMap(([code, quantity]) => {
    const material = byCode.get(code)
    if (!material) return []
    const { id: materialId, name: description, nameAr: descriptionAr, unit } = material
    return [{ materialId, description, descriptionAr, unit, quantity }]
  })
}

async function askVendors(unit: DemoUnit, request: PurchaseRequest, materials: Material[]) {
  const vendors = await Vendor.query({ client: unit.trx })
    .where('status', 'approved')
    .orderBy('id')
    .limit(OFFERS.length + 1)
  await inviteVendors(unit, request, { vendorIds: vendors.map(({ id }) => id) })
  const quotes = await request.related('quotes').query().preload('lines')
  const priceOf = new Map(materials.map(({ id, lastPriceE4 }) => [id, lastPriceE4 ?? 10_000]))
  for (const [i, { percent, leadDays, freight }] of OFFERS.entries()) {
    const quote = quotes[i]
    if (!quote) continue
    const lines = request.lines.slice(0, percent.length).map((line, at) => ({
      lineId: line.id,
      unitPrice: ((priceOf.get(line.materialId!)! * percent[at]) / 1_000_000).toFixed(2),
    }))
    await enterQuote(unit, request, quote, { currency: 'SAR', leadDays, freight, lines })
  }
}

/** Everything to the first, for its short way. */
async function award(unit: DemoUnit, request: PurchaseRequest) {
  const [quote] = await request.related('quotes').query()
  const lines = request.lines.map(({ id: lineId }) => ({ lineId, quoteId: quote.id }))
  await awardRequest(unit, request, { lines, reason: 'Delivers all lines together' })
}
