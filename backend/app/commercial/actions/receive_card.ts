import type { ReceivedFile } from '#core/storage/check_received'
import { reencodeImage } from '#core/storage/reencode_image'
import { storeBuffer } from '#core/storage/store_file'
import type { Unit } from '#core/unit/unit'
import type { CardCorners } from '#commercial/cards/scan_card'
import BusinessCard from '#commercial/models/business_card'
import { READ_CARD } from '#commercial/jobs/names'

/**
 * Files the pictures of a card and orders their reading. Pictures are decoded and written anew, so
 * nothing but their pixels is kept.
 */
export async function receiveCard(unit: Unit, front: ReceivedFile, back?: ReceivedFile) {
  const frontFile = await filePicture(unit, front)
  const backFile = back ? await filePicture(unit, back) : null
  const card = await BusinessCard.create(
    {
      frontFileId: frontFile.id,
      backFileId: backFile?.id ?? null,
      clientId: null,
      status: 'queued',
      fields: null,
      rawText: null,
      corners: null,
      error: null,
      jobId: null,
      version: 1,
      createdBy: unit.actor.id,
      updatedBy: unit.actor.id,
    },
    { client: unit.trx }
  )
  await unit.trx
    .from('files')
    .whereIn('id', [frontFile.id, ...(backFile ? [backFile.id] : [])])
    .update({ owner_id: card.id })
  const job = await orderReading(unit, card)
  await unit.audit({
    action: 'create',
    entityType: 'business_card',
    entityId: card.id,
    after: { front: front.name, back: back?.name ?? null },
  })
  return { card, job }
}

/** Orders the reading of a card that is about to be saved, by corners that a person has set. */
export async function orderReading(unit: Unit, card: BusinessCard, corners: CardCorners = {}) {
  const job = await unit.enqueue({
    type: READ_CARD,
    title: 'Reading a business card',
    titleAr: 'قراءة بطاقة عمل',
    payload: { cardId: card.id, corners: { ...corners } },
    entityType: 'business_card',
    entityId: card.id,
  })
  card.jobId = job.id
  await card.save()
  return job
}

async function filePicture(unit: Unit, picture: ReceivedFile) {
  const { bytes, mime, extension } = await reencodeImage(picture, { quality: 92 })
  const name = `${picture.name.replace(/\.[^.]*$/, '')}.${extension}`
  return storeBuffer(
    unit,
    { content: bytes, name, mime, extension },
    { ownerType: 'business_card', ownerId: null }
  )
}
