import type { HandOver } from '#core/handovers/registry'
import { handOverOwned } from '#commercial/shared/hand_over_owned'

/** The clients of someone who leaves are their successor's. */
export const handOverClients: HandOver = async (uow, people) => {
  const clients = await handOverOwned<{ id: number; name: string }>(uow, people, 'client', {
    owned: () => uow.trx.from('clients').where('owner_id', people.fromId),
    columns: ['id', 'name'],
    labelOf: ({ name }) => name,
  })
  return clients.map(({ id, name }) => ({
    ...{ kind: 'client', recordId: id, label: name, labelAr: null },
    link: `/commercial/clients/${id}`,
  }))
}
