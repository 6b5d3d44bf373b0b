import type Quotation from '#engineering/quotations/models/quotation'
import type { QuotationApproved, QuotationEvent } from '#engineering/events/quotation_events'

export function quotationEvent(quotation: Quotation, reason: string | null = null): QuotationEvent {
  return {
    quotationId: quotation.id,
    number: quotation.number,
    projectName: quotation.projectName,
    projectNameAr: quotation.projectNameAr ?? null,
    link: quotation.link,
    createdBy: quotation.createdBy ?? null,
    submittedBy: quotation.submittedBy ?? null,
    decidedBy: quotation.decidedBy ?? null,
    reason,
  }
}

export function quotationApproved(quotation: Quotation, reason: string | null): QuotationApproved {
  return {
    ...quotationEvent(quotation, reason),
    clientId: quotation.clientId ?? null,
    clientName: quotation.clientName ?? null,
    endUser: quotation.endUser ?? null,
    location: quotation.location ?? null,
    city: quotation.city ?? null,
    areaSqmE4: quotation.areaSqmE4 ?? null,
    projectType: quotation.projectType ?? null,
    productTypes: quotation.productTypes,
    bdmInitials: quotation.bdmInitials ?? null,
    currency: quotation.currency,
    totalMinor: quotation.totalMinor,
    revisesId: quotation.revisesId ?? null,
    variationOfId: quotation.variationOfId ?? null,
  }
}
