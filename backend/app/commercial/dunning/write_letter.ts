import { conflict, invalid } from '#core/base/app_error'
import { createRows } from '#core/database/many_rows'
import { nextNumber } from '#core/numbering/next_number'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { formatMoney, groupThousands } from '#engines/money/money'
import Client from '#commercial/clients/models/client'
import { PRINT_DUNNING } from '#commercial/shared/job_names'
import { DUNNING_LETTERS } from '#commercial/shared/number_series'
import { publishChange } from '#commercial/shared/publish_change'
import DunningLetter, { DunningLetterLine } from './dunning_letter.js'
import { dunningLevels } from './dunning_level.js'
import { fillTexts } from './letter_texts.js'
import { letterOf, overdueInvoices, type DueLetter } from './overdue.js'

/**
 * Writes a letter about everything of a client that is overdue and neither paused nor disputed. Only
 * once for each level: a further one follows when an invoice has come to a higher.
 * @throws AppError 422 for an unknown client, 409 where nothing is to be written
 */
export async function writeLetter(
  uow: UnitOfWork,
  { clientId, currency }: { clientId: number; currency: string }
): Promise<DunningLetter> {
  // letters to one client are written one after the other
  const client = await Client.query({ client: uow.trx }).where('id', clientId).forUpdate().first()
  if (!client) throw invalid({ clientId: ['absent'] })
  const on = today()
  const overdue = await overdueInvoices({ on, currency, clientId, client: uow.trx })
  const found = letterOf(overdue)
  if (!found) throw conflict('NOTHING_TO_DUN')
  const { lines, level, totalMinor } = found
  const clientName = client.company ?? client.name
  const number = await nextNumber(uow.trx, DUNNING_LETTERS, Number(on.slice(0, 4)))
  const letter = await DunningLetter.create(
    {
      ...{ number, clientId, clientName, currency, level, totalMinor },
      ...(await textsOf(uow, found, { client: clientName, number, date: on, currency })),
      writtenOn: on,
      pdfFileId: null,
      createdBy: uow.actor.id,
    },
    { client: uow.trx }
  )
  await createRows(
    uow.trx,
    DunningLetterLine,
    lines.map(({ invoiceId, number, dueOn, daysLate, level: own, openMinor }) => ({
      ...{ letterId: letter.id, invoiceId, number, dueOn, daysLate, level: own, openMinor },
    }))
  )
  await record(uow, letter, lines.map(({ number }) => number).join(', '))
  return letter
}

/** What a letter says: the texts of its level, with its own facts in them. */
async function textsOf(
  uow: UnitOfWork,
  { level, lines, totalMinor }: DueLetter,
  { currency, ...facts }: { client: string; number: string; date: string; currency: string }
) {
  const levels = await dunningLevels(uow.trx)
  return fillTexts(levels.find((one) => one.level === level)!.texts, {
    ...facts,
    total: `${currency} ${groupThousands(formatMoney(totalMinor, currency))}`,
    count: String(lines.length),
    oldestDays: String(Math.max(...lines.map(({ daysLate }) => daysLate))),
  })
}

async function record(uow: UnitOfWork, letter: DunningLetter, invoices: string) {
  const { id: entityId, number, clientName, level, totalMinor, currency } = letter
  await uow.audit({
    action: 'create',
    ...{ entityType: 'dunning_letter', entityId, label: number },
    after: { number, clientName, currency, level, total: letter.money(totalMinor), invoices },
  })
  publishChange(uow, 'dunning-letters', entityId, 'create')
  await uow.enqueue({
    type: PRINT_DUNNING,
    title: `Reminder letter ${number} as PDF`,
    titleAr: `خطاب المطالبة ${number} بصيغة PDF`,
    payload: { letterId: entityId },
    entityType: 'dunning_letter',
    entityId,
  })
}
