import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit, personOf } from '#database/seeders/demo/engineering/demo_unit'
import { decideJournal, submitJournal } from '#finance/manual_journals/decide_manual_journal'
import { createJournal } from '#finance/manual_journals/save_manual_journal'

/** What is written, how many days ago, in whole riyals from one account to another, and how far it has come. */
const JOURNALS = [
  {
    title: 'Capital paid in',
    titleAr: 'رأس المال المدفوع',
    ago: 170,
    amount: '5000000',
    debit: '1010',
    credit: '3000',
    until: 'approved',
  },
  {
    title: 'Office rent, six months',
    titleAr: 'إيجار المكتب لستة أشهر',
    ago: 150,
    amount: '180000',
    debit: '6100',
    credit: '1010',
    until: 'approved',
  },
  {
    title: 'Insurance of the works',
    titleAr: 'تأمين الأعمال',
    ago: 12,
    amount: '36000',
    debit: '6150',
    credit: '2310',
    until: 'submitted',
  },
  {
    title: 'Audit fees of the year',
    titleAr: 'أتعاب مراجعة الحسابات للسنة',
    ago: 3,
    amount: '48000',
    debit: '6130',
    credit: '2310',
    until: 'draft',
  },
] as const

/** Entries that the accountant wrote: money from the owners, rent, and what waits. */
export async function seedManualJournals(context: DemoContext) {
  const { trx, now } = context
  const accounts = await trx.from('ledger_accounts').select('id', 'code')
  const idOf = (code: string) => Number(accounts.find((row) => row.code === code)!.id)
  const [writer, decider] = [personOf(context, 'accountant'), personOf(context, 'general.manager')]
  for (const { title, titleAr, ago, amount, debit, credit, until } of JOURNALS) {
    const at = now.minus({ days: ago })
    const by = (person: typeof writer) => new DemoUnit(trx, { at, by: person })
    const journal = await createJournal(by(writer), {
      ...{ title, titleAr, journalOn: at.toISODate()! },
      lines: [
        { accountId: idOf(debit), debit: amount },
        { accountId: idOf(credit), credit: amount },
      ],
    })
    if (until === 'draft') continue
    await submitJournal(by(writer), journal)
    if (until === 'submitted') continue
    await decideJournal(by(decider), journal, {
      ...{ decision: 'approve', comment: null },
      by: { userId: decider.id, abilities: new Set(['manual-journals.approve']), role: 'staff' },
    })
  }
}
