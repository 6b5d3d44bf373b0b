import { onEvent } from '#core/outbox/listeners'
import { FILE_INFECTED } from '#core/storage/note_arrival'
import { holdersOf } from '#identity/shared/people'
import { notify } from '#notifications/notify'
import FileScan from './file_scan.js'

const PAGE = '/admin/file-scans'

onEvent<{ scanIds: number[] }>(FILE_INFECTED, 'notify-of-infection', async ({ payload }, uow) => {
  const scans = await FileScan.query({ client: uow.trx }).whereIn('id', payload.scanIds)
  const administrators = await holdersOf('file-scans.manage', uow.trx)
  for (const { id, name, signature, createdBy } of scans) {
    const about = {
      ...{ type: 'file_infected', title: 'Infected file', titleAr: 'ملف مصاب بفيروس' },
      message: `${name} is infected (${signature}) and can't be opened.`,
      messageAr: `الملف ${name} مصاب (${signature}) ولا يمكن فتحه.`,
      ...({ priority: 'urgent', relatedEntityType: 'file_scan', relatedEntityId: id } as const),
    }
    await notify(uow, administrators, { ...about, actionUrl: PAGE })
    const uploader = createdBy !== null && !administrators.includes(createdBy) ? [createdBy] : []
    await notify(uow, uploader, about)
  }
})
