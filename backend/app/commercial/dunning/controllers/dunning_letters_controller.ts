import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { nameIn, userNames } from '#core/base/user_names'
import { validateBody, validateQuery } from '#core/http/validate'
import { answerList } from '#core/listing/answer_list'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import { formatMoney } from '#engines/money/money'
import DunningLetter from '#commercial/dunning/dunning_letter'
import { dunningListing } from '#commercial/dunning/listing'
import { letterOf, overdueInvoices } from '#commercial/dunning/overdue'
import { dueQuestion, letterValidator } from '#commercial/dunning/validator'
import { writeLetter } from '#commercial/dunning/write_letter'

export default class DunningLettersController {
  /** The log: every letter that was written, newest first. */
  async index(ctx: HttpContext) {
    return shown(await answerList(ctx, DunningLetter, dunningListing))
  }

  /** The clients that have overdue invoices, and whether a letter is due to them. */
  async due(ctx: HttpContext) {
    const { currency = 'SAR' } = await validateQuery(ctx, dueQuestion)
    const overdue = await overdueInvoices({ on: today(), currency })
    const byClient = Map.groupBy(overdue, ({ clientId }) => clientId)
    const money = (minor: number) => formatMoney(minor, currency)
    return [...byClient.values()].map((own) => {
      const letter = letterOf(own)
      const [{ clientId, clientName }] = own as [(typeof own)[0]]
      return {
        ...{ clientId, clientName, currency },
        overdue: money(own.reduce((sum, { openMinor }) => sum + openMinor, 0)),
        dunned: money(letter?.totalMinor ?? 0),
        level: letter?.level ?? null,
        lastLevel: Math.max(...own.map(({ lastLevel }) => lastLevel)),
        paused: own.filter(({ isPaused }) => isPaused).length,
        oldestDays: Math.max(...own.map(({ daysLate }) => daysLate)),
      }
    })
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, letterValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => (await shown([await writeLetter(uow, input)], uow))[0])
  }
}

async function shown(letters: readonly DunningLetter[], uow?: UnitOfWork) {
  const client = uow?.trx ?? db.connection()
  const names = await userNames(
    letters.map(({ createdBy }) => createdBy),
    client
  )
  const lines = await client
    .from('dunning_letter_lines')
    .whereIn(
      'letter_id',
      letters.map(({ id }) => id)
    )
    .orderBy('id')
  return letters.map((letter) => {
    const { id, number, clientId, clientName, currency, level, writtenOn, createdBy } = letter
    return {
      ...{ id, number, clientId, clientName, currency, level, writtenOn },
      total: letter.money(letter.totalMinor),
      pdfUrl: letter.pdfFileId ? `/api/files/${letter.pdfFileId}/content` : null,
      createdByName: nameIn(names, createdBy),
      invoices: lines
        .filter((line) => line.letter_id === id)
        .map((line) => ({
          ...{ id: line.invoice_id, number: line.number, daysLate: line.days_late },
          open: letter.money(Number(line.open_minor)),
        })),
    }
  })
}
