import { Job, PermanentJobError, type JobContext } from '#core/jobs/define_job'
import type { Point } from '#engines/imaging/geometry'
import { ImageError } from '#engines/imaging/errors'
import { publishLive } from '#core/live/publish_live'
import { readForWork } from '#core/scanning/work_bytes'
import File from '#files/shared/models/file'
import BusinessCard from './business_card.js'
import { readCard } from '#commercial/business_cards/reading/card_reader'
import type { CardCorners, CardSide } from '#commercial/business_cards/reading/scan_card'
import { READ_CARD } from '#commercial/shared/job_names'

interface Payload {
  cardId: number
  corners?: CardCorners
}

/** Reads the pictures of a card into fields that a person then confirms. */
export default class ReadCardJob extends Job<Payload> {
  static jobName = READ_CARD
  static timeoutSeconds = 120

  async handle({ payload, signal, progress, complete }: JobContext<Payload>) {
    const card = await BusinessCard.find(payload.cardId)
    if (!card) throw new PermanentJobError('jobs.reasons.record_gone')
    if (card.status === 'confirmed') return
    await card.merge({ status: 'reading' }).save()
    const sides = await pictures(card, payload.corners)
    await progress(10)
    try {
      const parsed = await readCard(sides, {
        signal,
        onProgress: (share) => void progress(10 + Math.round(share * 80)),
      })
      await complete(async (uow) => {
        card.useTransaction(uow.trx)
        await card
          .merge({
            status: 'ready',
            fields: parsed.fields as never,
            rawText: parsed.rawText,
            corners: parsed.corners,
            error: null,
            version: card.version + 1,
          })
          .save()
        uow.afterCommit(() =>
          publishLive({
            event: 'record',
            userId: card.createdBy!,
            data: { resource: 'business-cards', id: card.id, action: 'ready' },
          })
        )
        return { cardId: card.id, fields: Object.keys(parsed.fields).length }
      })
    } catch (error) {
      if (!(error instanceof ImageError)) throw error
      await card.merge({ status: 'failed', error: error.code }).save()
      throw new PermanentJobError('jobs.reasons.picture_unreadable', undefined, { cause: error })
    }
  }
}

async function pictures(card: BusinessCard, corners: CardCorners = {}): Promise<CardSide[]> {
  const sides = [
    { id: card.frontFileId, corners: corners.front },
    { id: card.backFileId, corners: corners.back },
  ].filter((side): side is { id: number; corners: Point[] | undefined } => side.id !== null)
  const files = await File.query().whereIn(
    'id',
    sides.map(({ id }) => id)
  )
  return Promise.all(
    sides.map(async ({ id, corners: set }) => ({
      ...(set && { corners: set }),
      picture: await readForWork(files.find((file) => file.id === id)!.storageKey),
    }))
  )
}
