import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { approvalOf, openApprovals, type ApprovalView } from '#core/approvals/approval_of'
import { approverOf, type Approver } from '#core/approvals/approver'
import type ApprovalRequest from '#core/approvals/models/approval_request'
import { userNames } from '#core/base/user_names'
import { languageOf, type Language } from '#core/base/language'
import { QUOTATION_DOCUMENT } from '#engineering/quotations/approval'
import type Quotation from '#engineering/quotations/models/quotation'
import { projectOf, type ProjectLink } from './project_of.js'
import { variationsOf } from './variations_of.js'
import { revisionsOf } from '#engineering/quotations/revisions/revisions_of'
import { loadLines } from '#engineering/quotations/queries/load_lines'

/** What a page of quotations needs beside its rows to be shown to this person. */
export interface QuotationViewer {
  by: Approver
  language: Language
  /** Open approval requests by quotation. */
  requests: Map<number, ApprovalRequest>
  names: Map<number, string>
}

export interface QuotationDetail {
  approval: ApprovalView | null
  project: ProjectLink | null
  revisions: Awaited<ReturnType<typeof revisionsOf>>
  variations: Awaited<ReturnType<typeof variationsOf>>
}

export async function viewerOf(
  ctx: HttpContext,
  quotations: Quotation[],
  client: QueryClientContract = db.connection()
): Promise<QuotationViewer> {
  const pending = quotations.filter(({ stage }) => stage === 'pending_approval')
  const requests = await openApprovals(
    QUOTATION_DOCUMENT,
    pending.map(({ id }) => id),
    client
  )
  const documents = quotations.flatMap((quotation) => [
    ...(quotation.$preloaded.documents ? quotation.documents : []),
    ...(quotation.$preloaded.trackingSheets ? quotation.trackingSheets : []),
  ])
  const names = await userNames(
    [...quotations, ...documents].map(({ createdBy }) => createdBy),
    client
  )
  return { by: approverOf(ctx), language: languageOf(ctx), requests, names }
}

/** Loads everything that a quotation's page shows. */
export async function loadDetail(
  quotation: Quotation,
  prices: boolean,
  client: QueryClientContract = db.connection()
): Promise<QuotationDetail> {
  // a write has just stored them
  if (!quotation.lines) await loadLines(quotation)
  await quotation.load((loader) => {
    loader.load('documents', (documents) => void documents.preload('file')).load('trackingSheets')
  })
  const approval = await approvalOf(QUOTATION_DOCUMENT, quotation.id, client)
  const revisions = await revisionsOf(quotation, prices, client)
  const variations = await variationsOf(quotation, prices, client)
  const project = await projectOf(quotation.variationOfId ?? quotation.id, client)
  return { approval, project, revisions, variations }
}
