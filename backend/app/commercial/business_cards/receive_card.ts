import { emptyColumns } from '#core/database/empty_columns'
import type { ReceivedFile } from '#core/storage/check_received'
import { giveFiles } from '#core/storage/find_files'
import { reencodeImage } from '#core/storage/reencode_image'
import { storeBuffer } from '#core/storage/store_file'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { CardCorners } from '#commercial/business_cards/reading/scan_card'
import BusinessCard from './business_card.js'
import { READ_CARD } from '#commercial/shared/job_names'

/**
 * Files the pictures of a card and orders their reading. Pictures are decoded and re-encoded, so
 * nothing but their pixels is kept.
 */
export async function receiveCard(uow: UnitOfWork, front: ReceivedFile, back?: ReceivedFile) {
  const frontFile = await filePicture(uow, front)
  const backFile = back ? await filePicture(uow, back) : null
  const card = await BusinessCard.create(
    {
      ...emptyColumns(BusinessCard),
      frontFileId: frontFile.id,
      backFileId: backFile?.id ?? null,
      status: 'queued',
      version: 1,
      createdBy: uow.actor.id,
      updatedBy: uow.actor.id,
    },
    { client: uow.trx }
  )
  await giveFiles(uow, [frontFile.id, ...(backFile ? [backFile.id] : [])], card.id)
  const job = await enqueueOcr(uow, card)
  await uow.audit({
    action: 'create',
    entityType: 'business_card',
    entityId: card.id,
    after: { front: front.name, back: back?.name ?? null },
  })
  return { card, job }
}

/** Orders the reading of a card that is about to be saved, by corners that a person has set. */
export async function enqueueOcr(uow: UnitOfWork, card: BusinessCard, corners: CardCorners = {}) {
  const job = await uow.enqueue({
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

async function filePicture(uow: UnitOfWork, picture: ReceivedFile) {
  const { bytes, mime, extension } = await reencodeImage(picture, { quality: 92 })
  const name = `${picture.name.replace(/\.[^.]*$/, '')}.${extension}`
  return storeBuffer(
    uow,
    { content: bytes, name, mime, extension },
    { ownerType: 'business_card', ownerId: null }
  )
}
