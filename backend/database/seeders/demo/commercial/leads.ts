import type { Infer } from '@vinejs/vine/types'
import type { LeadStage } from '#commercial/enums/lead_stages'
import type Lead from '#commercial/leads/lead'
import { moveLead } from '#commercial/leads/move_lead'
import { createLead } from '#commercial/leads/save_lead'
import type { createLeadValidator } from '#commercial/leads/validator'
import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit, personOf } from '#database/seeders/demo/engineering/demo_unit'

type LeadInput = Infer<typeof createLeadValidator>

interface Planned extends Omit<LeadInput, 'expectedOn' | 'nextStepOn' | 'ownerId' | 'clientId'> {
  by: 'bdm' | 'bdm.clients'
  /** Place among the demo clients; without it the company is typed. */
  client?: number
  /** Days from today. */
  nextIn?: number
  expectedIn?: number
  stage: LeadStage
  lostReason?: string
}

const PLAN: readonly Planned[] = [
  {
    ...{ name: 'Cold store in Sudair', nameAr: 'مستودع تبريد في سدير', stage: 'new', by: 'bdm' },
    ...{ client: 0, source: 'existing_client', value: '4200000', city: 'riyadh' },
    ...{ projectType: 'industrial', nextStep: 'Call the project manager', nextIn: 1 },
    expectedIn: 60,
  },
  {
    ...{ name: 'Private school, Al Narjis', nameAr: 'مدرسة أهلية في حي النرجس', stage: 'new' },
    ...{ by: 'bdm.clients', companyName: 'Manarat Al-Ilm Schools', source: 'site_board' },
    ...{ city: 'riyadh', projectType: 'education', nextStep: 'Find the consultant', nextIn: 4 },
  },
  {
    ...{ name: 'Showroom facade', nameAr: 'واجهة معرض سيارات', stage: 'contacted', by: 'bdm' },
    ...{ client: 3, source: 'referral', value: '1350000', city: 'jeddah' },
    ...{ projectType: 'commercial', nextStep: 'Send the company profile', nextIn: -2 },
    expectedIn: 45,
  },
  {
    ...{ name: 'Hotel in Manama', nameAr: 'فندق في المنامة', stage: 'contacted', by: 'bdm' },
    ...{ companyName: 'Dilmun Hospitality', source: 'exhibition', value: '620000.500' },
    ...{ currency: 'BHD', city: 'Manama', projectType: 'hospitality' },
    ...{ contactName: 'Maha Al-Khalifa', contactEmail: 'maha@dilmun.example' },
    ...{ nextStep: 'Meeting with the operator', nextIn: 9, expectedIn: 90 },
  },
  {
    ...{ name: 'Clinic extension', nameAr: 'توسعة مجمع عيادات', stage: 'qualified', by: 'bdm' },
    ...{ client: 6, source: 'consultant', value: '2800000', city: 'dammam' },
    ...{ projectType: 'healthcare', nextStep: 'Collect the drawings', nextIn: 2, expectedIn: 30 },
  },
  {
    ...{ name: 'Logistics park, phase 2', nameAr: 'مجمع لوجستي، المرحلة الثانية' },
    ...{ stage: 'qualified', by: 'bdm.clients', client: 8, source: 'tender_portal' },
    ...{ value: '1900000', currency: 'USD', city: 'jubail', projectType: 'industrial' },
    ...{ nextStep: 'Site visit', nextIn: 6, expectedIn: 75 },
  },
  {
    ...{ name: 'Office tower cladding', nameAr: 'تكسية برج مكاتب', stage: 'quoted', by: 'bdm' },
    ...{ client: 1, source: 'existing_client', value: '5100000', city: 'riyadh' },
    projectType: 'commercial',
  },
  {
    ...{ name: 'Farm villa', nameAr: 'فيلا استراحة', stage: 'lost', by: 'bdm.clients' },
    ...{ companyName: 'عبدالله الراجح', source: 'social_media', value: '480000', city: 'kharj' },
    ...{ projectType: 'villa', lostReason: 'project_stopped' },
  },
]

/** Possible jobs in every stage, one of them in dinars and one in dollars. */
export async function seedLeads(context: DemoContext) {
  const { trx, now, users, clients } = context
  const day = (days?: number) =>
    days === undefined ? null : now.setZone('Asia/Riyadh').plus({ days }).toISODate()
  const quotation = await trx
    .from('sales_quotations')
    .where('stage', 'submitted_to_client')
    .orderBy('id', 'desc')
    .select('number')
    .first()
  for (const planned of PLAN) {
    const { by, client, nextIn, expectedIn, stage, lostReason, ...fields } = planned
    const unit = new DemoUnit(trx, { at: now, by: personOf(context, by) })
    const lead = await createLead(unit, {
      ...fields,
      ...{ expectedOn: day(expectedIn), nextStepOn: day(nextIn), ownerId: users[by].id },
      ...(client !== undefined && { clientId: clients[client].id }),
    })
    await bring(unit, lead, { stage, lostReason, quotationNumber: quotation?.number })
  }
}

/** Takes a new lead to the stage that is planned for it. */
async function bring(unit: DemoUnit, lead: Lead, move: Parameters<typeof moveLead>[2]) {
  if (move.stage === 'new') return
  if (move.stage === 'quoted' && !move.quotationNumber) return
  await moveLead(unit, lead, move)
}
