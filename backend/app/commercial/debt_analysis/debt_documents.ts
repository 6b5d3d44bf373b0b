import { ageingDocuments, type AgeingDocument } from '#commercial/ageing/ageing_report'
import { largestFirst } from '#core/reports/largest_first'
import type { DebtQuestion } from './debt_analysis.js'
import { groupKeys } from './debt_groups.js'
import { expectedIn, expectedReceipts, UNDATED, comingWeeks } from './expected_receipts.js'
import type { OPENED_BY } from './validator.js'

interface Figure extends DebtQuestion {
  by: (typeof OPENED_BY)[number]
  key: string
}

export interface DebtDocument {
  document: AgeingDocument
  /** Of the document what is behind the figure: a part of it where only that was promised. */
  amountMinor: number
  expectedOn: string | null
  expectedBy: string | null
}

/** The documents behind a figure of the analysis, the largest first, and how many there are. */
export async function debtDocuments({ by, key, ...question }: Figure) {
  const documents = await ageingDocuments({ ...question, by: 'due' })
  const found =
    by === 'week' ? await ofWeek(documents, question.asOf, key) : await ofGroup(documents, by, key)
  return largestFirst(found)
}

/** Whole documents: their amounts add up to the row of the group. */
async function ofGroup(documents: AgeingDocument[], by: Figure['by'], key: string) {
  const keyOf = await keysOf(documents, by)
  return documents
    .filter((document) => String(keyOf(document) ?? 'none') === key)
    .map((document): DebtDocument => ({
      document,
      amountMinor: document.openMinor,
      ...{ expectedOn: null, expectedBy: null },
    }))
}

async function keysOf(documents: AgeingDocument[], by: Figure['by']) {
  if (by === 'bucket') return ({ bucket }: AgeingDocument) => bucket
  if (by === 'project' || by === 'person') return groupKeys(documents, by)
  return ({ clientId }: AgeingDocument) => clientId
}

async function ofWeek(documents: AgeingDocument[], asOf: string, key: string) {
  const open = documents.filter(({ kind }) => kind === 'invoice')
  const week = key === 'none' ? UNDATED : comingWeeks(asOf).find(({ from }) => from === key)
  if (!week) return []
  return expectedIn(await expectedReceipts(open, asOf), week).map(
    ({ document, amountMinor, on, by }): DebtDocument => ({
      ...{ document, amountMinor },
      ...{ expectedOn: on, expectedBy: by },
    })
  )
}
