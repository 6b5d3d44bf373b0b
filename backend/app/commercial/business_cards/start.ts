import { registerJob } from '#core/jobs/define_job'
import { onWorkerStart } from '#core/jobs/worker_start'
import { registerReference } from '#core/database/references'
import { registerFileOwner } from '#files/shared/file_owners'
import { mayRead } from './card_owner.js'
import BusinessCard from './business_card.js'
import { deleteWithClient } from '#commercial/clients/delete_with_client'
import { deleteCardsOf } from './delete_card.js'
import ReadCardJob from './read_card_job.js'
import './retention.js'
import './personal_data.js'

registerJob(ReadCardJob)

// the first person of the day shall not wait for the reader to start
onWorkerStart(async () =>
  (await import('#commercial/business_cards/reading/card_reader')).warmCardReader()
)

registerFileOwner('business_card', {
  resource: 'business-cards',
  ability: 'business-cards.manage',
  also: async ({ id }, { ownerId }) => {
    const card = ownerId === null ? null : await BusinessCard.find(ownerId)
    return !!card && mayRead(card, id)
  },
})

registerReference('client', { table: 'business_cards', column: 'client_id' })
deleteWithClient('businessCards', deleteCardsOf)
