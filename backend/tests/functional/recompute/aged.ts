import db from '@adonisjs/lucid/services/db'
import { BUCKETS } from '#core/reports/age_buckets'
import { ageingDocuments, ageingReport, isLate } from '#commercial/ageing/ageing_report'
import type { AgeingQuestion } from '#commercial/ageing/question'

const DAYS = 6

/** The ageing as the database adds it up and as its documents do, on some days of the history and by both bases. */
export async function agedTwice(currency: string) {
  const rows = await db
    .from('invoices')
    .whereNotNull('issued_on')
    .distinct('issued_on')
    .orderBy('issued_on')
  const days = rows.map((row): string => row.issued_on)
  const every = Math.max(1, Math.floor(days.length / DAYS))
  const asked = days
    .filter((_, i) => i % every === 0)
    .flatMap((asOf): AgeingQuestion[] => [
      { asOf, currency, by: 'due' },
      { asOf, currency, by: 'issued' },
    ])
  const pairs = []
  for (const question of asked)
    pairs.push({ reported: await reported(question), counted: await counted(question) })
  return pairs
}

async function reported(question: AgeingQuestion) {
  const rows = await ageingReport(question)
  return rows
    .map(({ clientId, buckets, unallocatedMinor, outstandingMinor, overdueMinor }) => ({
      ...{ clientId, ...buckets, unallocated: unallocatedMinor },
      ...{ outstanding: outstandingMinor, overdue: overdueMinor },
    }))
    .filter((row) => BUCKETS.some((bucket) => row[bucket]) || row.unallocated)
    .sort((a, b) => a.clientId! - b.clientId!)
}

async function counted(question: AgeingQuestion) {
  const documents = await ageingDocuments(question)
  const clients = Map.groupBy(documents, ({ clientId }) => clientId)
  return [...clients]
    .map(([clientId, own]) => {
      const sum = (some: typeof own) => some.reduce((total, { openMinor }) => total + openMinor, 0)
      const of = (name: string) => sum(own.filter(({ bucket }) => bucket === name))
      return {
        clientId,
        ...(Object.fromEntries(BUCKETS.map((bucket) => [bucket, of(bucket)])) as Record<
          (typeof BUCKETS)[number],
          number
        >),
        ...{ unallocated: of('unallocated'), outstanding: sum(own) },
        overdue: sum(own.filter((document) => isLate(document, question.asOf))),
      }
    })
    .filter((row) => BUCKETS.some((bucket) => row[bucket]) || row.unallocated)
    .sort((a, b) => a.clientId! - b.clientId!)
}
