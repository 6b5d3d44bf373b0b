import Contract from '#commercial/contracts/contract'
import { unitAt } from '#database/seeders/demo/commercial/invoices'
import type { DemoContext } from '#database/seeders/demo/context'
import { createGuarantee } from '#finance/guarantees/save_guarantee'
import { extendGuarantee } from '#finance/guarantees/step_guarantee'

/** One for a contract that was extended, one that is asked of the bank, and one that a vendor gave. */
export async function seedGuarantees(context: DemoContext) {
  const { trx, now } = context
  const on = (days: number) => now.plus({ days }).toISODate()!
  const unit = unitAt(context, now.minus({ days: 40 }))
  const contract = await Contract.query({ client: trx })
    .where('reference', 'PO-88214')
    .firstOrFail()
  const performance = await createGuarantee(unit, {
    ...{ direction: 'issued', kind: 'performance', bank: 'Riyad Bank', number: 'LG-2026-04471' },
    ...{ beneficiary: contract.clientName, amount: '250000', currency: 'SAR', percent: '10' },
    ...{ issuedOn: on(-150), expiresOn: on(20), commission: '1.5', contractId: contract.id },
  })
  await extendGuarantee(unitAt(context, now.minus({ days: 5 })), performance, {
    expiresOn: on(200),
    reason: 'The client has moved the handover',
  })
  await createGuarantee(unit, {
    ...{
      direction: 'issued',
      kind: 'bid',
      bank: 'Alinma Bank',
      beneficiary: 'Eastern Water Works',
    },
    ...{ amount: '84000', currency: 'SAR', percent: '2', expiresOn: on(95), fee: '450' },
  })
  await createGuarantee(unit, {
    ...{ direction: 'received', kind: 'performance', bank: 'Banque Saudi Fransi' },
    ...{ number: 'SF/PB/7781', beneficiary: 'Rawasi', amount: '60000', currency: 'SAR' },
    ...{ issuedOn: on(-60), expiresOn: on(25), note: 'Of the supplier of cladding panels' },
  })
}
