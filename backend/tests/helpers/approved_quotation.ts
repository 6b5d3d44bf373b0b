import type { QuotationApproved } from '#engineering/events/quotation_events'

/** What an approved quotation says of itself to whatever makes projects. */
export const APPROVED_QUOTATION: QuotationApproved = {
  quotationId: 901,
  number: 'Q-2026-0901',
  projectName: 'Cargo hangar',
  projectNameAr: 'حظيرة شحن',
  link: '/engineering/quotations/Q-2026-0901',
  createdBy: 5,
  submittedBy: 5,
  decidedBy: 3,
  reason: null,
  clientId: null,
  clientName: 'Airports Holding',
  endUser: null,
  location: null,
  city: 'dammam',
  areaSqmE4: 210_000_000,
  projectType: 'infrastructure',
  productTypes: ['roofing'],
  bdmInitials: 'FD',
  currency: 'SAR',
  totalMinor: 123_456,
}
