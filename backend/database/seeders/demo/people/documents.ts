import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit } from '#database/seeders/demo/engineering/demo_unit'
import { seededRandom } from '#database/seeders/random'
import type Employee from '#people/employees/employee'
import { createDocument } from '#people/person_documents/save_document'

/** Years for which a paper is issued, and who issues it. */
const PAPERS = [
  { code: 'IQAMA', years: 1, issuedBy: 'Jawazat', prefix: '2' },
  { code: 'PASSPORT', years: 5, issuedBy: null, prefix: 'P' },
  { code: 'INSURANCE', years: 1, issuedBy: 'Bupa Arabia', prefix: 'BUPA-' },
  { code: 'MEDICAL', years: 2, issuedBy: null, prefix: 'MED-' },
] as const

/** How many of the firm have their papers here; the others are still to be scanned. */
const ENTERED = 48

/** Papers of people, some of them about to expire and one that has. */
export async function seedDocuments(context: DemoContext, people: readonly Employee[]) {
  const { trx, now, users } = context
  const kinds: { id: number; code: string }[] = await trx
    .from('document_kinds')
    .select('id', 'code')
  const by = { id: users['hr.manager'].id, name: 'HR' }
  const unit = new DemoUnit(trx, { at: now.minus({ months: 2 }), by })
  const random = seededRandom(1447)
  const employed = people.filter(({ employed }) => employed).slice(0, ENTERED)
  for (const [at, employee] of employed.entries()) {
    const { code, years, issuedBy, prefix } = PAPERS[at % PAPERS.length]!
    // the first ones end around today, the others over the years of such a paper
    const expiresOn = now.plus({ days: at < 10 ? at * 9 - 6 : random.whole(95, years * 365) })
    await createDocument(unit, employee.id, {
      documentKindId: kinds.find((kind) => kind.code === code)!.id,
      number: `${prefix}${random.whole(100_000_000, 999_999_999)}`,
      issuedOn: expiresOn.minus({ years }).toISODate()!,
      expiresOn: expiresOn.toISODate()!,
      issuedBy,
    })
  }
}
